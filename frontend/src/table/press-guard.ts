// A button that plays for good never takes the place of another while somebody may still be pressing that one.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Question } from "../generated/wire.ts";
import { sameQuestion } from "./trial.ts";

const HALF = 500; // milliseconds

/** Is this question so new that a press may be meant for the one before it? */
export function useHeld(question: Question): boolean {
  const since = useRef<{ question: Question; until: number } | null>(null);
  const [, again] = useState(0);
  if (!since.current || !sameQuestion(since.current.question, question)) since.current = { question, until: performance.now() + HALF };
  const { until } = since.current;
  useEffect(() => {
    // also when that time is over by now, on a slow machine: it was not when this was drawn
    const timer = setTimeout(() => again(until), Math.max(until - performance.now(), 0) + 1);
    return () => clearTimeout(timer);
  }, [until]);
  return performance.now() < until;
}
