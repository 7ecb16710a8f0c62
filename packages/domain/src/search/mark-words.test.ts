import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

const marked = (text: string, marks: { words?: string[]; sounds?: string[]; beginnings?: string[] }) =>
  markWords(text, {
    words: new Set(marks.words),
    sounds: new Set(marks.sounds),
    beginnings: marks.beginnings ?? [],
  }).map(([from, to]) => text.slice(from, to));

describe('marks', () => {
  it.each([
    ['words, whatever their case and accents', 'Ёлка: «ÉTÉ»', { words: ['елка', 'ete'] }, ['Ёлка', 'ÉTÉ']],
    ['whole words alone', 'Ёлка и ёлки', { words: ['елка'] }, ['Ёлка']],
    ['what sounds the same', 'Бетховен, Бах', { sounds: ['bethoven'] }, ['Бетховен']],
    ['as much of a word as was typed', 'Щелкунчик', { words: ['щелкунчик'], beginnings: ['щел'] }, ['Щел']],
    ['what is folded to more letters', 'Große Straße', { beginnings: ['stras'] }, ['Straß']],
    ['accents that stand apart', 'E\u0301te\u0301', { beginnings: ['e'] }, ['E\u0301']],
    ['nothing else', 'Гамлет', { words: ['балет'], sounds: ['balet'], beginnings: ['бал'] }, []],
  ])('%s', (_what, text, marks, parts) => {
    expect(marked(text, marks)).toEqual(parts);
  });

  it('stand in order inside the text and never overlap', () => {
    const word = fc.string({ unit: fc.constantFrom('а', 'б', 'ß', 'e\u0301'), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(word), fc.array(word), fc.array(word), (text, words, beginnings) => {
        const ranges = markWords(text.join(' '), { words: new Set(words), sounds: new Set(), beginnings });
        const edges = ranges.flat();
        expect(edges).toEqual(edges.toSorted((a, b) => a - b));
        expect(edges.at(-1) ?? 0).toBeLessThanOrEqual(text.join(' ').length);
        expect(ranges.every(([from, to]) => from < to)).toBe(true);
      }),
    );
  });
});
