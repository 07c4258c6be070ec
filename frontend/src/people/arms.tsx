// My arms: a colour and a charge, chosen once.
import { useState } from "preact/hooks";
import { useTry, Wrong } from "../app/form.tsx";
import { bear, me } from "../app/me.ts";
import { Sure } from "../app/confirm-button.tsx";
import { msg } from "../app/words.ts";
import type { Arms } from "../generated/rest.ts";
import { CHARGES } from "../generated/look.ts";
import { ArmsShield, TINCTURES } from "./mark.tsx";

const FIRST: Arms = { tincture: "blue", charge: "bend" };
const COLOURS = Object.keys(TINCTURES) as Arms["tincture"][];
const PAINTED = Object.keys(CHARGES) as Arms["charge"][];

/** Arms in words. */
const look = ({ tincture, charge }: Arms) =>
  msg("arms-look", { tincture: msg("tincture", { tincture }), charge: msg("charge", { charge }) });

export function MyArms() {
  const who = me.value;
  return (
    <section class="my-arms">
      <h2>{msg("arms")}</h2>
      {who?.arms ? (
        <div class="arms-shown">
          <ArmsShield arms={who.arms} size={84} />
          <p>{msg("arms-are", { look: look(who.arms) })}</p>
        </div>
      ) : who?.login ? (
        <Choosing />
      ) : (
        <div class="arms-shown">
          <ArmsShield arms={null} guest size={84} />
          <p>{msg("arms-of-guest")}</p>
        </div>
      )}
    </section>
  );
}

function Choosing() {
  const [arms, setArms] = useState(FIRST);
  const { busy, trouble, attempt } = useTry();
  return (
    <>
      <p>{msg("arms-what")}</p>
      <div class="arms-choosing">
        <div class="arms-shown">
          <ArmsShield arms={arms} size={120} />
          <p aria-live="polite">{look(arms)}</p>
        </div>
        <div>
          <fieldset class="arms-choices">
            <legend>{msg("arms-colour")}</legend>
            {COLOURS.map((tincture) => (
              <Choice
                key={tincture}
                name="tincture"
                words={msg("tincture", { tincture })}
                chosen={arms.tincture === tincture}
                arms={{ ...arms, tincture }}
                onChoose={setArms}
              />
            ))}
          </fieldset>
          <fieldset class="arms-choices">
            <legend>{msg("arms-charge")}</legend>
            {PAINTED.map((charge) => (
              <Choice
                key={charge}
                name="charge"
                words={msg("charge", { charge })}
                chosen={arms.charge === charge}
                arms={{ ...arms, charge }}
                onChoose={setArms}
              />
            ))}
          </fieldset>
        </div>
      </div>
      <p>
        <Sure words={msg("arms-take")} sure={msg("arms-take-sure")} onSure={() => !busy && attempt(() => bear(arms))} />
      </p>
      <Wrong trouble={trouble} fields={[]} />
    </>
  );
}

interface ChoiceProps {
  name: string;
  words: string;
  chosen: boolean;
  arms: Arms;
  onChoose: (arms: Arms) => void;
}

function Choice({ name, words, chosen, arms, onChoose }: ChoiceProps) {
  return (
    <label title={words}>
      <input type="radio" name={name} checked={chosen} aria-label={words} onChange={() => onChoose(arms)} />
      <ArmsShield arms={arms} size={34} />
    </label>
  );
}
