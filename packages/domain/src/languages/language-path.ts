import type { LanguageCode } from './languages.ts';

export interface SiteLanguages {
  readonly main: LanguageCode;
  readonly languages: readonly LanguageCode[];
}

export type LanguagePath =
  | { readonly kind: 'page'; readonly language: LanguageCode; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string };

const billPath = '/ru/order/bill/';

// Two slashes at the front name another host; browsers take backslashes for slashes and skip tabs and line breaks.
const rooted = (rest: string) => `/${rest.replace(/^[/\\\s]+/, '')}`;

/** Splits `/de/events` into de and `/events`. The main language lives at the root: its own prefix redirects there. */
export function resolveLanguagePath(pathname: string, site: SiteLanguages): LanguagePath {
  const [, prefix, ...segments] = pathname.split('/');
  const path = rooted(segments.join('/'));
  const language = [site.main, ...site.languages].find((code) => code === prefix);
  if (language === undefined) return { kind: 'page', language: site.main, path: pathname };
  if (language === site.main && !pathname.startsWith(billPath)) return { kind: 'redirect', to: path };
  return { kind: 'page', language, path };
}

/** The canonical address of a page in a language; `path` is the page's address without a language. */
export function languagePath(path: string, language: LanguageCode, main: LanguageCode): string {
  if (language === main) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
