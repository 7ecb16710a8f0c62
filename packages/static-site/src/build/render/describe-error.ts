/** The error and the function it came from: the rest of the stack lies in the bundle and helps nobody. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const origin = error.stack?.match(/\n\s+at (?:async )?([\w.<>]+) \(/)?.[1];
  return origin ? `${error} (in ${origin})` : String(error);
}
