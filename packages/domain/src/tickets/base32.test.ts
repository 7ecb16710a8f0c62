import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase32, encodeBase32 } from './base32.ts';

const toBytes = (text: string) => new TextEncoder().encode(text);

describe('bytes in letters that people can read out', () => {
  it.each([
    ['', ''],
    ['f', 'CR'],
    ['fo', 'CSQG'],
    ['foo', 'CSQPY'],
    ['foob', 'CSQPYRG'],
    ['fooba', 'CSQPYRK1'],
    ['foobar', 'CSQPYRK1E8'],
  ])('%s is %s', (text, letters) => {
    expect(encodeBase32(toBytes(text))).toBe(letters);
    expect(decodeBase32(letters)).toEqual(toBytes(text));
  });

  it.each(['C', 'CS0', 'CSQH', 'csqpy', 'CSQP!', 'CSQPU', 'CSQP Y', 'CSQPIL'])(
    'has only one form: not %s',
    (text) => {
      expect(decodeBase32(text)).toBeUndefined();
    },
  );

  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(decodeBase32(encodeBase32(bytes))).toEqual(bytes);
      }),
    );
  });
});
