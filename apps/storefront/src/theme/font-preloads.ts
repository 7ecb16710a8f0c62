import geologicaLatin from './fonts/geologica-latin.woff2?no-inline';
import geologicaAccents from './fonts/geologica-latin-accents.woff2?no-inline';
import manropeCyrillic from './fonts/manrope-cyrillic.woff2?no-inline';
import manropeLatin from './fonts/manrope-latin.woff2?no-inline';
import manropeAccents from './fonts/manrope-latin-accents.woff2?no-inline';
import prataCyrillic from './fonts/prata-cyrillic.woff2?no-inline';
import prataFigures from './fonts/prata-figures.woff2?no-inline';
import prataLatin from './fonts/prata-latin.woff2?no-inline';
import prataAccents from './fonts/prata-latin-accents.woff2?no-inline';
import type { SiteSettings } from './site-settings.ts';

type FontSubset = 'cyrillic' | 'latin' | 'accented';

/** The files of each font, by subset. The Latin ones hold figures, except for Prata's. */
const files: Readonly<Record<string, Readonly<Record<FontSubset, readonly string[]>>>> = {
  Prata: {
    cyrillic: [prataCyrillic, prataFigures],
    latin: [prataLatin, prataFigures],
    accented: [prataLatin, prataFigures, prataAccents],
  },
  Manrope: {
    cyrillic: [manropeCyrillic, manropeLatin],
    latin: [manropeLatin],
    accented: [manropeLatin, manropeAccents],
  },
  Geologica: {
    cyrillic: [geologicaLatin],
    latin: [geologicaLatin],
    accented: [geologicaLatin, geologicaAccents],
  },
};

const cyrillicLanguages = ['ru', 'uk', 'be', 'kk', 'ky'];

const fontSubset = (language: string): FontSubset => {
  if (cyrillicLanguages.includes(language)) return 'cyrillic';
  return language === 'en' ? 'latin' : 'accented';
};

/**
 * Preload links for the font subset of the page's language. A browser delays its first paint a moment
 * for preloaded fonts, and paints the whole page without what comes later: no text moves under the reader's eyes.
 */
export function fontPreloads({ display, text }: SiteSettings['fonts'], language: string) {
  const subset = fontSubset(language);
  const wanted = new Set([display, text].flatMap((face) => files[face]?.[subset] ?? []));
  return [...wanted].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
  }));
}
