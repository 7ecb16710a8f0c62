import type { Known, LookedUp } from './words.queries.ts';

/** A word of a query with the words of names that it stands for. */
export interface MeantWord extends LookedUp {
  readonly found: readonly Known[];
}

/** What one term of a query means: any of its readings, each of them by all of its words. */
export type MeantTerm = readonly (readonly MeantWord[])[];

/** Whether all that it may mean stands in every text of a language anyway. */
export const isFillerIn = (term: MeantTerm, lang: string): boolean =>
  term.some((words) => words.every(({ fillerIn }) => fillerIn.includes(lang)));

/** As PostgreSQL reads it: texts of `lang` that have every term that tells something there. */
export function everyTerm(terms: readonly MeantTerm[], lang: string): string {
  const telling = terms.filter((term) => !isFillerIn(term, lang));
  const wanted = telling.length > 0 ? telling : terms;
  return join(
    '&',
    wanted.map((term) => termQuery(term, lang)),
  );
}

/** Texts of `lang` that have any of the terms. */
export const anyTerm = (terms: readonly MeantTerm[], lang: string): string =>
  join(
    '|',
    terms.map((term) => termQuery(term, lang)),
  );

const termQuery = (readings: MeantTerm, lang: string): string =>
  join(
    '|',
    readings.map((words) =>
      join(
        '&',
        words.map((word) => join('|', stemsOf(word, lang).map(quote))),
      ),
    ),
  );

function stemsOf({ stems, found }: MeantWord, lang: string): string[] {
  const asked = stems[lang] ?? [];
  return [asked, found.filter((known) => known.lang === lang).map(({ stem }) => stem)].flat();
}

function join(operator: '&' | '|', parts: readonly string[]): string {
  const distinct = [...new Set(parts)];
  return distinct.length === 1 ? distinct.join() : `(${distinct.join(` ${operator} `)})`;
}

const quote = (stem: string): string => `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
