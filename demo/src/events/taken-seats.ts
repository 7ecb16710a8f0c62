const hash = (text: string) =>
  [...text].reduce((code, letter) => Math.imul(code ^ letter.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261);

/** Mulberry32: the same numbers from 0 to 1 for the same seed, on every machine. */
function numbersFrom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** About `share` of the seats, gone in companies of one to four neighbours, as people buy them. */
export function takenSeats(seats: readonly string[], share: number, seed: string): string[] {
  const next = numbersFrom(seed);
  const taken: string[] = [];
  for (let start = 0; start < seats.length; ) {
    const end = start + 1 + Math.floor(next() * 4);
    if (next() < share) taken.push(...seats.slice(start, end));
    start = end;
  }
  return taken;
}
