import { type Language, splitLanguage } from '@parterre/static-site/shared/language';
import type { RehearsedPages } from '../publisher.ts';

interface TouchedPage {
  readonly path: string;
  /** Or its address. */
  readonly title: string;
}

export interface TouchedPages {
  /** Whether it would be another page than it is. */
  has(path: string): boolean;
  /** Those of a language: of what the draft changes, then of what has to do with it, then the first of lists. */
  list(language: Language): readonly TouchedPage[];
}

/** A new rate of exchange touches every event: whoever looks at its draft looks at some. */
const maxKeys = 100;
const maxListed = 100;

const isFurtherPage = (path: string) => /\/page\/\d+$/.test(path);

/** Pages that a draft makes or changes, by the keys in which the catalogue differs. What they show is not read. */
export async function findTouchedPages(
  { source, dependentPaths, languages }: RehearsedPages,
  keys: readonly string[],
): Promise<TouchedPages> {
  const things = new Set(keys.filter((key) => !key.startsWith('list:')).slice(0, maxKeys));
  const related = await Array.fromAsync(source.listPages({ keys: [...things], paths: [] }));
  const own = related.filter(({ keys: [first = ''] }) => things.has(first));
  const dependent = [...dependentPaths(keys)].toSorted((a, b) => a.length - b.length);
  const titles = new Map<string, string | undefined>();
  for (const { path, title } of [...own, ...related]) if (!titles.has(path)) titles.set(path, title);
  for (const path of dependent) if (!titles.has(path)) titles.set(path, undefined);
  return {
    has: (path) => titles.has(path),
    list: ({ code }) =>
      [...titles]
        .map(([path, title]) => ({ path, title, ...splitLanguage(languages, path) }))
        .filter(({ path, language }) => language.code === code && !isFurtherPage(path))
        .slice(0, maxListed)
        .map(({ path, title, local }) => ({ path, title: title ?? local })),
  };
}
