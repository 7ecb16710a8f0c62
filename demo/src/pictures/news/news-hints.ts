import type { Motif, Palette } from '../../events/poster-hint.ts';

/** What a piece of news is shown with. */
export interface NewsHint {
  readonly form: 'pattern' | 'detail' | 'still-life' | 'programme' | 'ticket' | 'plan';
  readonly palette: Palette;
  readonly motif: Motif;
}

export const newsHints: Readonly<Record<string, NewsHint>> = {
  'thirty-kilos-of-snow': { form: 'pattern', palette: 'frost', motif: 'snowflake' },
  'a-new-giselle-in-paris': { form: 'programme', palette: 'forest', motif: 'feather' },
  'swan-lake-with-its-storm': { form: 'detail', palette: 'moonlight', motif: 'wave' },
  'where-the-salt-goes': { form: 'pattern', palette: 'ink', motif: 'star' },
  'a-wall-painted-every-night': { form: 'detail', palette: 'ember', motif: 'hand' },
  'grandmother-has-a-birthday': { form: 'pattern', palette: 'candy', motif: 'candle' },
  'the-hat-of-no-rehearsals': { form: 'still-life', palette: 'candy', motif: 'mask' },
  'hamlets-oranges': { form: 'still-life', palette: 'ochre', motif: 'skull' },
  'the-lighthouse-goes-on-sale': { form: 'ticket', palette: 'sea', motif: 'lighthouse' },
  'a-mail-coach-in-one-phrase': { form: 'programme', palette: 'dusk', motif: 'letter' },
  'supper-at-tartuffes': { form: 'still-life', palette: 'velvet', motif: 'candle' },
  'the-seagull-sells-out': { form: 'ticket', palette: 'ice', motif: 'seagull' },
  'every-plan-shows-wheelchair-places': { form: 'plan', palette: 'sea', motif: 'chair' },
  'one-price-from-poster-to-bill': { form: 'ticket', palette: 'velvet', motif: 'star' },
  'certificates-in-six-cities': { form: 'still-life', palette: 'gold-leaf', motif: 'letter' },
  'the-choir-is-complete': { form: 'pattern', palette: 'gold-leaf', motif: 'bird' },
  'four-hundred-candles': { form: 'pattern', palette: 'ember', motif: 'candle' },
  'a-harbour-crane-learns-to-sing': { form: 'detail', palette: 'ice', motif: 'paper-boat' },
  'pictures-in-the-park-moves': { form: 'detail', palette: 'forest', motif: 'umbrella' },
  'the-physics-of-quiet': { form: 'detail', palette: 'dusk', motif: 'saxophone' },
  'lindy-hop-at-seven': { form: 'programme', palette: 'gold-leaf', motif: 'trumpet' },
  'late-calls-second-evening': { form: 'ticket', palette: 'rose', motif: 'microphone' },
  'a-staircase-with-a-mind-of-its-own': { form: 'programme', palette: 'rose', motif: 'doll' },
  'sand-for-carmen': { form: 'pattern', palette: 'ochre', motif: 'fan' },
  'the-queen-of-spades-bows-out': { form: 'pattern', palette: 'forest', motif: 'card' },
  'la-boheme-last-fires': { form: 'detail', palette: 'ember', motif: 'house' },
  'open-rehearsal-of-the-magic-flute': { form: 'programme', palette: 'moonlight', motif: 'flute' },
  'one-hundred-camellias': { form: 'pattern', palette: 'velvet', motif: 'camellia' },
  'a-ball-under-glass': { form: 'still-life', palette: 'ember', motif: 'ball' },
  'a-torch-for-every-visitor': { form: 'detail', palette: 'ink', motif: 'camera' },
};

export const unknownNews: NewsHint = { form: 'programme', palette: 'velvet', motif: 'curtain' };
