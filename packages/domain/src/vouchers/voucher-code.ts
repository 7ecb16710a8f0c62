import { base32Letters } from '../tickets/base32.ts';

/** Cyrillic capitals that look like Latin ones: a code is read off a poster, and typed in whichever layout is on. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  [...'АВЕКМНОРСТУХ'].map((letter, place) => [letter, 'ABEKMHOPCTYX'[place] ?? letter]),
);

/** Letters and figures of any script; what stands between them is for the eye. */
const codeShape = /^[\p{L}\p{N}][\p{L}\p{N} _-]{1,38}[\p{L}\p{N}]$/u;

/** Whether something can be a code: 3 to 40 letters and figures, perhaps with hyphens between them. */
export const isCodeShaped = (text: string): boolean => codeShape.test(text);

/** What a code is found by, however it was typed: small letters, spaces, O for 0, I or L for 1. */
export const codeKey = (typed: string): string =>
  [
    ...typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s_-]/g, ''),
  ]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** 45 bits: of ten thousand codes, one in three thousand million tries finds one. */
export const randomLetters = 9;
const group = 3;

/** One of many, such as `SPRING-7K3-M9Q-XA2`: a byte for each letter, none of which looks like another. */
export function makeVoucherCode(prefix: string, random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, randomLetters), (byte) => base32Letters[byte & 31]).join('');
  const grouped = letters.match(new RegExp(`.{1,${group}}`, 'g'))?.join('-') ?? letters;
  return prefix === '' ? grouped : `${prefix}-${grouped}`;
}
