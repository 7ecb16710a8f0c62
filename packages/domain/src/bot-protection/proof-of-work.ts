/** A try is so many rounds of PBKDF2: nearly all of it runs as machine code, so a browser is about as quick as a program. */
export const roundsPerTry = 2000;

const minTries = 256;
const maxTries = 4096;

/** How many numbers may have to be tried, by how often this visitor has asked lately: a moment for a phone, and twice as many for each doubling. */
export const workTries = (asked: number): number =>
  Math.min(minTries * 2 ** Math.floor(Math.log2(Math.max(asked, 1))), maxTries);
