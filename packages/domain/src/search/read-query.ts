import { splitWords } from './split-words.ts';
import { isLayout, switchLayout } from './switch-layout.ts';
import { toCyrillic } from './to-cyrillic.ts';

/** The words that something typed may mean. */
export type Reading = readonly string[];

/** What was typed between two spaces, in all its readings, the likeliest first. */
export type Term = readonly Reading[];

/** What somebody types beyond these hardly tells more. */
const maxTerms = 8;

/** A query in all the ways in which a visitor of a page in `lang` may mean it. */
export const readQuery = (text: string, lang: string): Term[] =>
  text
    .split(/\s/u)
    .map((typed) => readTerm(typed, lang))
    .filter((term) => term.length > 0)
    .slice(0, maxTerms);

function readTerm(typed: string, lang: string): Term {
  const words = splitWords(typed);
  const others = otherLayouts(typed, lang).map(splitWords);
  return distinct([words, ...others, words.map(toCyrillic)]).filter(({ length }) => length > 0);
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
