import geologicaLatin from './fonts/geologica-latin.woff2?no-inline';
import manropeCyrillic from './fonts/manrope-cyrillic.woff2?no-inline';
import manropeLatin from './fonts/manrope-latin.woff2?no-inline';
import prataCyrillic from './fonts/prata-cyrillic.woff2?no-inline';
import prataLatin from './fonts/prata-latin.woff2?no-inline';
import type { SiteSettings } from './site-settings.ts';

/** What the first screen of a page needs of each face, by script. Manrope's figures are in its Latin file. */
const files: Readonly<
  Record<string, { readonly cyrillic: readonly string[]; readonly latin: readonly string[] }>
> = {
  Prata: { cyrillic: [prataCyrillic], latin: [prataLatin] },
  Manrope: { cyrillic: [manropeCyrillic, manropeLatin], latin: [manropeLatin] },
  Geologica: { cyrillic: [geologicaLatin], latin: [geologicaLatin] },
};

const cyrillicLanguages = ['ru', 'uk', 'be', 'kk', 'ky'];

/** Links that fetch the letters of the page's language beside its styles, not after them. */
export function fontPreloads({ display, text }: SiteSettings['fonts'], language: string) {
  const script = cyrillicLanguages.includes(language) ? 'cyrillic' : 'latin';
  const wanted = new Set([display, text].flatMap((face) => files[face]?.[script] ?? []));
  return [...wanted].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
  }));
}
