/** Long enough for the first picture of the hall, too short to be missed. */
const pauseMs = 60;

/** Does something once the hall has been drawn: seats come first. Returns the way to call it off. */
export function afterSeats(act: () => void): () => void {
  const timer = setTimeout(act, pauseMs);
  return () => clearTimeout(timer);
}
