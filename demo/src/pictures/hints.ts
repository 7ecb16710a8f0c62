import { demoEvents } from '../events/demo-events.ts';
import type { Motif, Palette, PosterHint } from '../events/poster-hint.ts';
import type { DemoPerson } from '../persons/demo-person.ts';
import { demoPersons } from '../persons/demo-persons.ts';
import type { PortraitHint } from '../persons/portrait-hint.ts';
import { seededRandom } from './drawing/seeded-random.ts';

const posterHints = new Map(demoEvents.map(({ id, poster }) => [id, poster]));
const persons: Readonly<Record<string, DemoPerson>> = demoPersons;

const systems = ['paper-cut', 'halftone', 'stage-light', 'ink-line'] as const;
const someMotifs: readonly [Motif, ...Motif[]] = [
  'mask',
  'curtain',
  'violin',
  'star',
  'moon',
  'bird',
  'crown',
];
const somePalettes: readonly [Palette, ...Palette[]] = [
  'velvet',
  'moonlight',
  'sea',
  'forest',
  'dusk',
  'ochre',
];

/** How to draw an event; one that nobody described gets a poster by chance, always the same one. */
export function findPosterHint(key: string): PosterHint {
  const random = seededRandom(`hint/${key}`);
  return (
    posterHints.get(key) ?? {
      system: random.pick(systems),
      palette: random.pick(somePalettes),
      motif: random.pick(someMotifs),
    }
  );
}

export function findPortraitHint(key: string): PortraitHint {
  const random = seededRandom(`hint/${key}`);
  return (
    persons[key]?.portrait ?? {
      sex: random.pick(['woman', 'man']),
      age: random.pick(['young', 'grown']),
      dress: 'day',
      palette: random.pick(somePalettes),
      skin: random.pick(['light', 'warm', 'olive', 'brown', 'dark']),
      hair: random.pick(['short', 'long', 'bun', 'bob', 'curly', 'braid', 'shaved']),
      hairColour: random.pick(['black', 'brown', 'auburn', 'red', 'blond', 'grey', 'white']),
    }
  );
}
