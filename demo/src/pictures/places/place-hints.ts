import type { Palette } from '../../events/poster-hint.ts';
import type { Hour } from './daylight.ts';
import type { Facade } from './facade/house.ts';
import type { Foreground } from './foreground.ts';

/** How a place is shown: a house seen from the street, or a view that no street gives. */
export type PlaceHint =
  | { readonly palette: Palette; readonly hour: Hour; readonly view: 'facade'; readonly facade: Facade }
  | { readonly palette: Palette; readonly hour: Hour; readonly view: 'arena'; readonly before: Foreground }
  | { readonly palette: Palette; readonly hour: Hour; readonly view: 'big-top' | 'park' | 'cloister' }
  | { readonly palette: Palette; readonly view: 'cellar' };

export const placeHints: Readonly<Record<string, PlaceHint>> = {
  'bolshaya-msk': {
    palette: 'velvet',
    hour: 'night',
    view: 'facade',
    facade: {
      bays: 9,
      storeys: 3,
      roof: 'pediment',
      entrance: 'columns',
      windows: 'arched',
      before: 'street',
      extras: ['flags'],
    },
  },
  'fabrika-msk': {
    palette: 'ember',
    hour: 'dusk',
    view: 'facade',
    facade: {
      bays: 8,
      storeys: 3,
      roof: 'sawtooth',
      entrance: 'gate',
      windows: 'square',
      before: 'street',
      extras: ['chimney'],
    },
  },
  'arena-msk': { palette: 'ice', hour: 'night', view: 'arena', before: 'street' },
  'museum-msk': {
    palette: 'gold-leaf',
    hour: 'day',
    view: 'facade',
    facade: {
      bays: 7,
      storeys: 2,
      roof: 'pediment',
      entrance: 'columns',
      windows: 'arched',
      before: 'garden',
      extras: ['trees'],
    },
  },
  'park-msk': { palette: 'forest', hour: 'dusk', view: 'park' },
  'kids-msk': {
    palette: 'candy',
    hour: 'day',
    view: 'facade',
    facade: {
      bays: 5,
      storeys: 2,
      roof: 'gable',
      entrance: 'canopy',
      windows: 'round',
      before: 'garden',
      extras: ['bunting', 'trees'],
    },
  },
  'novaya-spb': {
    palette: 'sea',
    hour: 'dusk',
    view: 'facade',
    facade: { bays: 7, storeys: 3, roof: 'curl', entrance: 'arcade', windows: 'arched', before: 'water' },
  },
  'arena-spb': { palette: 'frost', hour: 'day', view: 'arena', before: 'water' },
  'podval-spb': { palette: 'moonlight', view: 'cellar' },
  'museum-spb': {
    palette: 'ochre',
    hour: 'day',
    view: 'facade',
    facade: {
      bays: 8,
      storeys: 3,
      roof: 'gable',
      entrance: 'arcade',
      windows: 'square',
      before: 'water',
      extras: ['flags'],
    },
  },
  'circus-spb': { palette: 'velvet', hour: 'day', view: 'big-top' },
  'opernhaus-ber': {
    palette: 'gold-leaf',
    hour: 'night',
    view: 'facade',
    facade: {
      bays: 11,
      storeys: 3,
      roof: 'dome',
      entrance: 'columns',
      windows: 'arched',
      before: 'street',
      extras: ['flags'],
    },
  },
  'kammer-ber': {
    palette: 'ochre',
    hour: 'night',
    view: 'facade',
    facade: { bays: 5, storeys: 4, roof: 'gable', entrance: 'gate', windows: 'square', before: 'street' },
  },
  'arena-ber': { palette: 'neon', hour: 'night', view: 'arena', before: 'water' },
  'kids-ber': {
    palette: 'forest',
    hour: 'day',
    view: 'facade',
    facade: {
      bays: 6,
      storeys: 2,
      roof: 'curl',
      entrance: 'canopy',
      windows: 'round',
      before: 'garden',
      extras: ['bunting', 'trees'],
    },
  },
  'opera-par': {
    palette: 'rose',
    hour: 'dusk',
    view: 'facade',
    facade: { bays: 9, storeys: 3, roof: 'dome', entrance: 'arcade', windows: 'arched', before: 'street' },
  },
  'atelier-par': {
    palette: 'dusk',
    hour: 'dusk',
    view: 'facade',
    facade: {
      bays: 6,
      storeys: 3,
      roof: 'sawtooth',
      entrance: 'gate',
      windows: 'square',
      before: 'street',
      extras: ['clock'],
    },
  },
  'cave-par': { palette: 'dusk', view: 'cellar' },
  'teatro-mad': {
    palette: 'ochre',
    hour: 'dusk',
    view: 'facade',
    facade: {
      bays: 7,
      storeys: 3,
      roof: 'curl',
      entrance: 'arcade',
      windows: 'arched',
      before: 'garden',
      extras: ['trees'],
    },
  },
  'sala-mad': {
    palette: 'ember',
    hour: 'night',
    view: 'facade',
    facade: { bays: 4, storeys: 4, roof: 'mansard', entrance: 'canopy', windows: 'square', before: 'street' },
  },
  'concert-mad': { palette: 'ochre', hour: 'day', view: 'cloister' },
  'playhouse-ldn': {
    palette: 'forest',
    hour: 'night',
    view: 'facade',
    facade: {
      bays: 7,
      storeys: 3,
      roof: 'mansard',
      entrance: 'canopy',
      windows: 'arched',
      before: 'street',
      extras: ['flags'],
    },
  },
  'loft-ldn': {
    palette: 'moonlight',
    hour: 'dusk',
    view: 'facade',
    facade: { bays: 6, storeys: 4, roof: 'gable', entrance: 'gate', windows: 'square', before: 'water' },
  },
  'vault-ldn': { palette: 'ember', view: 'cellar' },
};
