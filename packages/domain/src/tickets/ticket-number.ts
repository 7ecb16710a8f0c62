import { base32Letters } from './base32.ts';

/** What people read out at the door: ten letters, 50 bits, so that nobody guesses one. */
const length = 10;
const half = length / 2;
const wellFormed = new RegExp(`^[${base32Letters}]{${length}}$`);

/** Made of random bytes, ten at least. */
export const makeTicketNumber = (random: Uint8Array): string =>
  Array.from(random.subarray(0, length), (byte) => base32Letters[byte & 31]).join('');

/** `7K3M9-QXA2C`. */
export const formatTicketNumber = (number: string): string =>
  `${number.slice(0, half)}-${number.slice(half)}`;

/** However it was typed: small letters, spaces, O for 0, I or L for 1. Undefined when it is no number. */
export function readTicketNumber(typed: string): string | undefined {
  const number = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return wellFormed.test(number) ? number : undefined;
}
