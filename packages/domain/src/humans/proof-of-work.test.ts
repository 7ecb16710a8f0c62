import { expect, it } from 'vitest';
import { leadingZeroBits, workBits } from './proof-of-work.ts';

it.each([
  [0, 14],
  [1, 14],
  [2, 15],
  [4, 16],
  [7, 16],
  [16, 18],
  [1_000_000, 18],
])('whoever has asked %i times lately works for %i bits', (asked, bits) => {
  expect(workBits(asked)).toBe(bits);
});

it.each([
  [[0x80, 0], 0],
  [[0x7f], 1],
  [[0, 0x10], 11],
  [[0, 1], 15],
  [[0, 0], 16],
])('%j begins with %i zero bits', (bytes, zeros) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(zeros);
});
