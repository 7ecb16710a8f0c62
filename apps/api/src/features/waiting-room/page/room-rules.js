// What the page decides for itself. `room-rules.test.ts` holds it against the rules of the house (`packages/domain/src/waiting-room`).

/** A file that is not written for so long says nothing any more. */
const staleMs = 30_000;
/** Shorter than an admission is good, so that whoever is told to choose can. */
const admissionMs = 10 * 60_000;

/**
 * What is to be shown: by the file, the number of the place (undefined before the draw and without one), and how long ago the file was
 * seen to change and the place was let in.
 */
export function findState({ status, hasPlace, number, silentMs, admittedAgoMs }) {
  const { phase, serving } = status;
  if (phase === 'sold_out') return 'soldOut';
  if (phase === 'off') return 'off';
  if (silentMs > staleMs) return 'paused';
  if (phase === 'ahead') return 'ahead';
  if (phase === 'gathering') return hasPlace ? 'placed' : 'gathering';
  if (number !== undefined && number < serving) return admittedAgoMs < admissionMs ? 'admitted' : 'yourTurn';
  if (phase === 'paused') return 'paused';
  if (!hasPlace) return 'open';
  if (status.seats_free === 0) return 'allHeld';
  const before = (number ?? serving) - serving;
  return before < status.likely_below ? 'likely' : before < status.uncertain_below ? 'uncertain' : 'unlikely';
}

export function roundPeople(count) {
  if (count <= 20) return count;
  const unit = Math.max(10, 10 ** (Math.floor(Math.log10(count)) - 1));
  return Math.round(count / unit) * unit;
}

/** The number that a lot draws: the first 48 bits of its digest, as a fraction of all who took part. */
export function drawNumber(digest, drawn) {
  let lot = 0;
  for (const byte of digest.subarray(0, 6)) lot = lot * 256 + byte;
  return Math.floor((lot / 256 ** 6) * drawn);
}
