// Long enough for the first picture of the hall, too short to be noticed.
const delayMs = 60;

/** Runs a callback once the hall has been drawn, so that it does not delay the seats. Returns a function that cancels it. */
export function afterHallPaint(callback: () => void): () => void {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}
