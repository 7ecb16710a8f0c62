import type { Changes } from '@parterre/static-site/shared/data-source';
import { type Language, splitLanguage } from '@parterre/static-site/shared/language';

/** What a change of the catalogue touches. */
export interface AffectedContent {
  /** Ids of one kind: those that changed (`event:12`) and those whose page shows what changed (`/de/events/12`). */
  readonly ids: (kind: string, section: string) => readonly number[];
  /** Whether any of these keys changed or any of the pages, in whatever language, shows what changed. */
  readonly has: (keys: readonly string[], isPage: (path: string) => boolean) => boolean;
}

export function affectedBy(changes: Changes, languages: readonly Language[]): AffectedContent {
  const keys = new Set(changes.keys);
  const paths = [...new Set(changes.paths.map((path) => splitLanguage(languages, path).local))];
  const numbersAfter = (start: string, texts: Iterable<string>) =>
    [...texts].flatMap((text) => {
      const rest = text.startsWith(start) ? text.slice(start.length) : '';
      return /^\d+$/.test(rest) ? [Number(rest)] : [];
    });
  return {
    ids: (kind, section) => [
      ...new Set([...numbersAfter(`${kind}:`, keys), ...numbersAfter(`${section}/`, paths)]),
    ],
    has: (wanted, isPage) => wanted.some((key) => keys.has(key)) || paths.some(isPage),
  };
}

/** Tells the addresses of a list's pages, whichever their language. */
export const isListPage = (list: string) => (path: string) =>
  path === list || path.startsWith(`${list}/page/`);
