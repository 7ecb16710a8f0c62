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

type Letters = 'cyrillic' | 'latin' | 'accented';

/** The files that a page needs of each face, by its letters. Those of Latin hold figures, but for Prata's. */
const files: Readonly<Record<string, Readonly<Record<Letters, readonly string[]>>>> = {
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

const lettersOf = (language: string): Letters => {
  if (cyrillicLanguages.includes(language)) return 'cyrillic';
  return language === 'en' ? 'latin' : 'accented';
};

/**
 * Links that fetch the letters of the page's language beside its styles. A browser waits a moment with its first picture
 * for what is fetched so, and draws the whole page without what comes later: nothing that is read moves.
 */
export function fontPreloads({ display, text }: SiteSettings['fonts'], language: string) {
  const letters = lettersOf(language);
  const wanted = new Set([display, text].flatMap((face) => files[face]?.[letters] ?? []));
  return [...wanted].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
  }));
}
