import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

/** Prata for what is announced, Manrope for what is told; the rest stands in for letters that these lack. */
const files = {
  display: 'prata.ttf',
  text: 'manrope-regular.ttf',
  bold: 'manrope-bold.ttf',
  wide: 'noto-sans.ttf',
  armenian: 'noto-sans-armenian.ttf',
  georgian: 'noto-sans-georgian.ttf',
  hebrew: 'noto-sans-hebrew.ttf',
  arabic: 'noto-sans-arabic.ttf',
} as const;
export type FontName = keyof typeof files;
export type Face = 'display' | 'text' | 'bold';

export const fontPath = (name: FontName): string =>
  fileURLToPath(new URL(`./fonts/${files[name]}`, import.meta.url));

export const fontNames = Object.keys(files) as FontName[];
const standIns: readonly FontName[] = ['text', 'wide', 'armenian', 'georgian', 'hebrew', 'arabic'];

const opened = new Map<FontName, Font>();

function openFont(name: FontName): Font {
  const open = opened.get(name);
  if (open) return open;
  // A .ttf file holds one font, never a collection.
  const font = openSync(fontPath(name)) as Font;
  opened.set(name, font);
  return font;
}

const missing = (name: FontName, text: string) =>
  [...text].filter((letter) => !openFont(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).length;

/** The face itself if it has every letter of the text, else the one that lacks fewest. */
export function fontFor(text: string, face: Face): FontName {
  let [best, leastMissing] = [face as FontName, missing(face, text)];
  for (const name of standIns) {
    if (leastMissing === 0) return best;
    const count = missing(name, text);
    if (count < leastMissing) [best, leastMissing] = [name, count];
  }
  return best;
}
