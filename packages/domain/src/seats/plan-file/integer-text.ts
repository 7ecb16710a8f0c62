const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const none = 255;
/** By the code of a character. */
const values = new Uint8Array(128).fill(none);
[...digits].forEach((digit, value) => {
  values[digit.charCodeAt(0)] = value;
});

// A digit carries five bits, lowest first, and says whether another follows. The lowest bit of all is the sign.
const radix = 32;

function writeInteger(integer: number): string {
  let rest = Math.abs(integer) * 2 + (integer < 0 ? 1 : 0);
  let text = '';
  while (rest >= radix) {
    text += digits[(rest % radix) + radix];
    rest = Math.floor(rest / radix);
  }
  return text + digits[rest];
}

/** Whole numbers as a text that compresses well: those from -15 to 15 take one letter each, as in source maps. */
export const writeIntegers = (integers: readonly number[]): string => integers.map(writeInteger).join('');

/** Gives the numbers of a text one by one; throws when there is none left. */
export function integerReader(text: string): () => number {
  let at = 0;
  return () => {
    let integer = 0;
    for (let scale = 1; ; scale *= radix) {
      const value = values[text.charCodeAt(at++)] ?? none;
      if (value === none) throw new RangeError(`no number at ${at - 1} of ${text.length} characters`);
      integer += (value % radix) * scale;
      if (value < radix) return integer % 2 === 1 ? -(integer - 1) / 2 : integer / 2;
    }
  };
}
