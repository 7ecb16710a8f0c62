import { splitQuotations } from './quotations.ts';
import { splitWords } from './split-words.ts';
import { isLayout, switchLayout } from './switch-layout.ts';
import { toCyrillic } from './to-cyrillic.ts';

/** The words that something typed may mean. */
export type Reading = readonly string[];

/** What was typed between two spaces. */
export interface Term {
  readonly typed: string;
  /** The likeliest first: as it was typed. */
  readonly readings: readonly Reading[];
  /** Quoted: it means whole words as they are written. */
  readonly isExact: boolean;
}

/** What somebody types beyond these hardly tells more. */
const maxTerms = 8;

/** A query in all the ways in which a visitor of a page in `lang` may mean it. */
export const readQuery = (text: string, lang: string): Term[] =>
  splitQuotations(text)
    .flatMap((part) =>
      part.text.split(/\s/u).map((typed) => (part.isQuoted ? exactTerm(typed) : readTerm(typed, lang))),
    )
    .filter(({ readings }) => readings.length > 0)
    .slice(0, maxTerms);

const exactTerm = (typed: string): Term => ({
  typed,
  readings: [splitWords(typed)].filter(({ length }) => length > 0),
  isExact: true,
});

function readTerm(typed: string, lang: string): Term {
  const words = splitWords(typed);
  const others = otherLayouts(typed, lang).map(splitWords);
  const readings = distinct([words, ...others, words.map(toCyrillic)]).filter(({ length }) => length > 0);
  return { typed, readings, isExact: false };
}

/** English keyboards are everywhere; the language of the page tells of another one. */
function otherLayouts(typed: string, lang: string): string[] {
  const layouts = isLayout(lang) ? (['en', lang] as const) : (['en'] as const);
  const isCyrillic = /\p{Script=Cyrillic}/u.test(typed);
  return layouts.map((layout) =>
    isCyrillic ? switchLayout(typed, 'ru', layout) : switchLayout(typed, layout, 'ru'),
  );
}

function distinct(readings: readonly Reading[]): Reading[] {
  const texts = readings.map((words) => words.join(' '));
  return readings.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}
