import { expect, it } from 'vitest';
import { demoEvents } from '../../events/demo-events.ts';
import { alphabet, findGlyph } from './alphabet.ts';
import { findLettering } from './lettering.ts';

const tall = { width: 960, height: 1280 };
const wide = { width: 1600, height: 900 };

it('sets posters of type alone in letters that are drawn', () => {
  for (const { id, poster } of demoEvents) {
    if (poster.system !== 'type-only') continue;
    for (const frame of [tall, wide]) {
      for (const character of findLettering(id, frame).join(''))
        expect(alphabet, id).toHaveProperty([character]);
    }
  }
});

it('a poster says the same in every form of the sheet', () => {
  expect(findLettering('tartuffe', tall).join('')).toBe('TARTUFFE');
  expect(findLettering('tartuffe', wide).join('')).toBe('TARTUFFE');
  expect(findLettering('the-tin-meridian', wide)).toEqual(['TIN', 'MERIDIAN']);
});

it('a poster has a sign for an event without words', () => {
  expect(alphabet).toHaveProperty([findLettering('no such event', tall).join('')]);
});

it('a letter that nobody has drawn is named in the error', () => {
  expect(() => findGlyph('Ы')).toThrow('No letter is drawn for Ы');
});
