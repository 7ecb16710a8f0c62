import type { LanguageCode } from '../languages/languages.ts';
import { cutPhrase, type Phrase, phrasePattern, type ReadMatch } from './cut-phrase.ts';
import { foldText } from './fold-text.ts';
import { splitWords } from './split-words.ts';

export interface City {
  readonly id: number;
  /** In the language of the page. */
  readonly name: string;
}

/**
 * The words of a query that say in which city, and what else it says. Without its preposition a name stays text, which events
 * are found by as well: Chekhov and Vladimir are cities, too.
 */
export function readCity(
  text: string,
  cities: readonly City[],
  language: LanguageCode,
): Phrase<City> | undefined {
  const where = `(${prepositions[language] ?? 'in|во?'})`;
  return phrasePattern(where).test(foldText(text)) ? cutPhrase(text, cityPhrases(cities, where)) : undefined;
}

function* cityPhrases(cities: readonly City[], where: string): Generator<readonly [RegExp, ReadMatch<City>]> {
  for (const city of cities) yield [phrasePattern(`${where} ${nameForms(city.name)}`), () => city];
}

/** English is typed everywhere, and в is nothing else. */
const prepositions: Partial<Record<LanguageCode, string>> = {
  fr: 'in|во?|a',
  es: 'in|во?|en',
};

/** What everybody calls them. */
const otherNames: Readonly<Record<string, string>> = {
  'санкт петербург': 'петербург|питер|спб',
  москва: 'мск',
  'saint petersburg': 'st\\.? petersburg',
  'sankt petersburg': 'st\\.? petersburg',
  'new york': 'nyc',
};

function nameForms(name: string): string {
  const words = splitWords(name);
  const others = otherNames[words.join(' ')];
  return [words, ...(others?.split('|').map((other) => [other]) ?? [])]
    .map((each) => each.map(declined).join('[\\s-]+'))
    .join('|')
    .replace(/^.*$/, '($&)');
}

/** How Russian names of cities end, nouns and adjectives, in one number; the first that fits. */
const endings: readonly (readonly [ending: RegExp, all: string])[] = [
  [/^(ор)ел$/, 'ел|ла|лу|лом|ле'],
  [/^(.+)ец$/, 'ец|ь?ца|ь?цу|ь?цом|ь?це'],
  [/^(.+)[ыи]е$/, '[ыи]е|[ыи]х|[ыи]м|[ыи]ми'],
  [/^(.+)[ыио]й$/, '[ыио]й|[ое]го|[ое]му|[ыи]м|[ое]м'],
  [/^(.+)ая$/, 'ая|ой|ую'],
  [/^(.+)ое$/, 'ое|ого|ому|ым|ом'],
  [/^(.+)а$/, 'а|ы|и|е|у|ой|ей'],
  [/^(.+)я$/, 'я|и|е|ю|ей'],
  [/^(.+)ь$/, 'ь|и|ью|я|ю|ем|е'],
  [/^(.+)й$/, 'й|я|ю|ем|е'],
  [/^(.+)о$/, 'о|а|у|ом|е'],
  [/^(.+)[ыи]$/, '[ыи]?|ов|ей|[ая]м|[ая]х|[ая]ми'],
  [/^(.+[бвгджзклмнпрстфхцчшщ])$/, 'а?|у|ом|ем|е'],
];

/** A word of a name in all its cases; the same in alphabets that have none. */
function declined(word: string): string {
  for (const [ending, all] of endings) {
    const base = ending.exec(word)?.[1];
    if (base !== undefined) return `${base}(${all})`;
  }
  return word;
}
