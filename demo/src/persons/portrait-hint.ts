import type { Palette } from '../events/poster-hint.ts';

/** What the picture maker needs to know to draw a face of one family. */
export interface PortraitHint {
  readonly sex: 'woman' | 'man';
  readonly age: 'young' | 'grown' | 'old';
  /** What their profession is seen in. */
  readonly dress: 'tailcoat' | 'gown' | 'leotard' | 'jersey' | 'suit' | 'day';
  readonly palette: Palette;
  readonly skin: 'light' | 'warm' | 'olive' | 'brown' | 'dark';
  readonly hair: 'short' | 'long' | 'bun' | 'bob' | 'curly' | 'braid' | 'shaved' | 'bald';
  readonly hairColour: 'black' | 'brown' | 'auburn' | 'red' | 'blond' | 'grey' | 'white';
  readonly detail?: 'beard' | 'moustache' | 'glasses' | 'earrings' | 'scarf' | 'hat' | 'flower' | 'headband';
}
