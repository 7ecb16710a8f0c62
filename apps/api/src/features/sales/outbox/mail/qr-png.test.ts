import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPng } from './qr-png.ts';

/** The squares of a picture with one bit for a pixel, six pixels for a square. */
function readSquares(png: Buffer): boolean[][] {
  const side = png.readUInt32BE(16);
  const start = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  const rowBytes = 1 + Math.ceil(side / 8);
  const isDark = (x: number, y: number) =>
    (((rows[y * rowBytes + 1 + (x >> 3)] ?? 0) << (x & 7)) & 0x80) === 0;
  const squares = Array.from({ length: side / 6 }, (_, index) => index * 6 + 3);
  return squares.map((y) => squares.map((x) => isDark(x, y)));
}

it('the picture of a code has its squares, and a light border around them', () => {
  const png = qrPng('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(readSquares(png)).toEqual(encode('0123456789ABCDEFGHJKMNPQRSTVWXYZ', { border: 4 }).data);
});
