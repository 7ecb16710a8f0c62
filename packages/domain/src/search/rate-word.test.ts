import { describe, expect, it } from 'vitest';
import { rateWord } from './rate-word.ts';
import { soundKey } from './sound-key.ts';

const rate = (word: string, entry: string, { stem = word, catalogueStem = entry, isLast = false } = {}) =>
  rateWord({ word, stem, isLast }, { word: entry, stem: catalogueStem, sound: soundKey(entry) });

describe('how far a known word is from what was typed', () => {
  it.each([
    ['театр', 'театр', 0],
    ['тиатр', 'театр', 1],
    ['щилкунчек', 'щелкунчик', 2],
    ['gamlet', 'гамлет', 0.5],
    ['hamlet', 'гамлет', 1.5],
    ['бах', 'бах', 0],
    ['бак', 'бах', undefined],
    ['bakh', 'бах', 0.5],
    ['сова', 'слон', undefined],
    ['щилкинчек', 'щелкунчик', undefined],
  ])('%s typed for %s is at a distance of %s', (typed, entry, distance) => {
    expect(rate(typed, entry)).toBe(distance);
  });

  it('looks past endings', () => {
    expect(rate('тиатрами', 'театр')).toBeUndefined();
    expect(rate('тиатрами', 'театр', { stem: 'тиатр', catalogueStem: 'театр' })).toBe(1);
  });

  it('looks past an end that is not typed yet, at the last word alone', () => {
    expect(rate('щилку', 'щелкунчик')).toBeUndefined();
    expect(rate('щилку', 'щелкунчик', { isLast: true })).toBe(1.25);
    expect(rate('shchel', 'щелкунчик', { isLast: true })).toBe(0.75);
    expect(rate('shche', 'щелкунчик', { isLast: true })).toBeUndefined();
  });

  it('takes a whole word before a longer one', () => {
    expect(rate('болет', 'балет', { isLast: true })).toBe(1);
    expect(rate('болет', 'балетный', { isLast: true })).toBe(1.25);
  });

  it('does not look past the end of a stem', () => {
    expect(rate('тиат', 'театральный', { stem: 'тиат', catalogueStem: 'театральн' })).toBeUndefined();
  });
});
