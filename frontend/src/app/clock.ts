// Time that is left, in words.

/** Seconds in words: 18:05, 21 h, 1 d 04 h. */
export function left(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= 86_400) return `${Math.floor(whole / 86_400)} d ${String(Math.floor((whole % 86_400) / 3600)).padStart(2, "0")} h`;
  if (whole >= 7200) return `${Math.floor(whole / 3600)} h`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
