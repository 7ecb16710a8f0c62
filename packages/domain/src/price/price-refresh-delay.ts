/** Of all who wait for a sale to open, nobody asks for prices in the same moment. */
const spreadMs = 5000;

/** A visitor's clock may run ahead by so much: a moment that has come for them has not come for the server yet. */
const clockErrorMs = 60_000;
const retryDelayMs = 5000;

/** Browsers wait no longer than 2^31 ms; nobody looks at a page for so long. */
const maxDelayMs = 24 * 24 * 60 * 60 * 1000;

/**
 * How long to wait until prices are asked for again because a sale opens or ends; undefined when none is known to.
 * `chance` is from 0 to 1, and another for every visitor.
 */
export function priceRefreshDelayMs(
  momentsMs: readonly number[],
  nowMs: number,
  chance: number,
): number | undefined {
  const next = Math.min(...momentsMs.filter((moment) => moment > nowMs - clockErrorMs));
  const waitMs = (next > nowMs ? next - nowMs : retryDelayMs) + chance * spreadMs;
  return waitMs < maxDelayMs ? waitMs : undefined;
}
