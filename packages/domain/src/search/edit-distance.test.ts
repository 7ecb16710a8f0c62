import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, maxTypos } from './edit-distance.ts';

describe('slips between what was typed and a word', () => {
  it.each([
    ['театр', 'театр', 0],
    ['тиатр', 'театр', 1],
    ['тетр', 'театр', 1],
    ['театрр', 'театр', 1],
    ['тетар', 'театр', 1],
    ['етатр', 'театр', 1],
    ['щилкунчек', 'щелкунчик', 2],
    ['ba', 'ab', 1],
    ['xa', 'ab', 2],
    ['bx', 'ab', 2],
    ['bca', 'abc', 2],
    ['', 'хор', 3],
    ['хор', '', 3],
    ['', '', 0],
  ])('%s and %s are %i slips apart', (typed, word, slips) => {
    expect(editDistance(typed, word).whole).toBe(slips);
  });

  it.each([
    ['щел', 'щелкунчик', 0],
    ['щилку', 'щелкунчик', 1],
    ['щлеку', 'щелкунчик', 1],
    ['чик', 'щелкунчик', 3],
    ['театральный', 'театр', 6],
    ['', 'хор', 0],
  ])('what begins with %s may mean %s with %i slips', (typed, word, slips) => {
    expect(editDistance(typed, word).beginning).toBe(slips);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  it('are as many in either direction', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b).whole).toBe(editDistance(b, a).whole);
      }),
    );
  });

  it('are none for a word itself, and for each of its beginnings', () => {
    fc.assert(
      fc.property(word, fc.nat(8), (text, length) => {
        expect(editDistance(text, text).whole).toBe(0);
        expect(editDistance(text.slice(0, length), text).beginning).toBe(0);
      }),
    );
  });

  it('are one after any one slip', () => {
    const place = fc.nat(8);
    fc.assert(
      fc.property(word, place, fc.constantFrom('', 'x', 'yx'), (text, at, instead) => {
        fc.pre(at < text.length && instead !== text[at]);
        const slipped = `${text.slice(0, at)}${instead.slice(0, 1)}${text.slice(at + 1)}`;
        expect(editDistance(slipped, text).whole).toBe(1);
      }),
    );
  });

  it('are never more than the longer word has letters, nor fewer than the lengths differ', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const { whole, beginning } = editDistance(a, b);
        expect(whole).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(whole).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(beginning).toBeLessThanOrEqual(Math.min(whole, a.length));
      }),
    );
  });
});

it.each([
  ['бах', 0],
  ['хоры', 1],
  ['концерт', 1],
  ['концерты', 2],
  ['', 0],
])('the word %s is still found with %i slips in it', (word, slips) => {
  expect(maxTypos(word)).toBe(slips);
});
