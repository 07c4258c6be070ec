// The page for who comes by the link in a notice: he signs in, and is at his move.
import { useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { msg } from "../app/words.ts";
import { Entering, Keeping } from "./forms.tsx";

export function SignIn({ onLater }: { onLater: () => void }) {
  const [keeping, setKeeping] = useState(false);
  return (
    <>
      <Header />
      <main class="message">
        <h1>{msg("sign-in-to-move")}</h1>
      </main>
      {keeping ? <Keeping onClose={onLater} /> : <Entering onClose={onLater} onKeep={() => setKeeping(true)} />}
    </>
  );
}
