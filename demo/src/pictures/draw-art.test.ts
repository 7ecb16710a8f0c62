import { expect, it } from 'vitest';
import { demoCatalogue } from '../demo-catalogue.ts';
import type { Motif } from '../events/poster-hint.ts';
import { drawSvg } from './draw-art.ts';
import { drawnOn } from './drawing/art.ts';
import { listPictures } from './make/list-pictures.ts';
import { motifs } from './motifs/motifs.ts';
import { pictureForms } from './picture-forms.ts';
import { posterArt } from './posters/poster.ts';

const shown = listPictures(demoCatalogue('2026-10-01'));
const broken = /NaN|undefined|Infinity|url\(#\)/;

it('the same key is drawn the same, to the byte', () => {
  for (const { kind, key } of shown.filter((_, index) => index % 9 === 0)) {
    expect(drawSvg(kind, key)).toBe(drawSvg(kind, key));
  }
});

it('draws every picture of the demo with sound numbers and each clip named once, and no two alike', () => {
  const drawn = new Set<string>();
  for (const { kind, key } of shown) {
    const svg = drawSvg(kind, key);
    expect(svg, `${kind}/${key}`).not.toMatch(broken);
    const clips = svg.match(/clipPath id="[^"]+"/g) ?? [];
    expect(new Set(clips).size, `${kind}/${key}`).toBe(clips.length);
    drawn.add(svg);
  }
  expect(drawn.size).toBe(shown.length);
});

it('a key that nobody described is drawn, too', () => {
  for (const kind of ['poster', 'banner', 'portrait', 'place', 'news'] as const) {
    const { width, height } = pictureForms[kind];
    expect(drawSvg(kind, 'synthetic-123')).toContain(`width="${width}" height="${height}"`);
  }
});

it('draws every motif in every way of making a poster', () => {
  const { sheet } = pictureForms.poster;
  // Every key of the table is a motif, which the type of Object.keys does not say.
  for (const motif of Object.keys(motifs) as Motif[]) {
    for (const system of ['paper-cut', 'halftone', 'stage-light', 'ink-line'] as const) {
      const art = posterArt(motif, { system, palette: 'sea', motif }, sheet);
      expect(drawnOn(sheet, sheet, art), `${motif} as ${system}`).not.toMatch(broken);
    }
  }
});
