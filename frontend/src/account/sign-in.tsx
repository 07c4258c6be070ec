// The page behind the link in a notification: sign in, then go to the move.
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
