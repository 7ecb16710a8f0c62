import { picture } from '@parterre/contracts/catalogue-file/values';
import { expect, it } from 'vitest';
import { demoEvents } from '../events/demo-events.ts';
import type { DemoPerson } from '../persons/demo-person.ts';
import { demoPersons } from '../persons/demo-persons.ts';
import { describePicture } from './describe-picture.ts';
import { palettes } from './palettes.ts';

const kinds = ['poster', 'banner', 'portrait', 'place', 'news'] as const;

it('every kind has a picture that a catalogue accepts', () => {
  for (const kind of kinds) {
    expect(picture.parse(describePicture(kind, 'swan-lake')).src).toBe(`/media/${kind}/swan-lake`);
  }
});

it('offers no width beyond the picture itself, and that one', () => {
  for (const kind of kinds) {
    const { width, widths } = describePicture(kind, 'swan-lake');
    expect(Math.max(...widths)).toBe(width);
  }
});

it('colours poster and banner of an event by the palette of its hint', () => {
  for (const { id, poster } of demoEvents) {
    const { colour } = describePicture('poster', id);
    expect(Object.values(palettes[poster.palette]), id).toContain(colour);
    expect(describePicture('banner', id).colour, id).toBe(colour);
  }
});

it('a portrait is coloured by the palette of its hint', () => {
  for (const [id, { portrait }] of Object.entries<DemoPerson>(demoPersons)) {
    expect(Object.values(palettes[portrait.palette]), id).toContain(describePicture('portrait', id).colour);
  }
});

it('colours places and news by some palette of the family', () => {
  const family = Object.values(palettes).flatMap((colours) => Object.values(colours));
  for (const key of ['bolshaya-msk', 'cave-par', 'arena-ber-main', 'park-msk-lawn', 'a place of tomorrow']) {
    expect(family, key).toContain(describePicture('place', key).colour);
  }
  for (const key of ['sand-for-carmen', 'hamlets-oranges', 'news-of-tomorrow']) {
    expect(family, key).toContain(describePicture('news', key).colour);
  }
});
