// A form field for the game.
import { games } from "./games.ts";

interface WhichGameProps {
  game: string;
  onChange: (game: string) => void;
}

export function WhichGame({ game, onChange }: WhichGameProps) {
  return (
    <select value={game} onChange={(event) => onChange(event.currentTarget.value)}>
      {games.value.map((one) => (
        <option key={one.name} value={one.name}>
          {one.title}
        </option>
      ))}
    </select>
  );
}
