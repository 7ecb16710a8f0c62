import type { LanguageCode } from './languages.ts';

export interface SiteLanguages {
  readonly main: LanguageCode;
  readonly languages: readonly LanguageCode[];
}

export type LanguagePath =
  | { readonly kind: 'page'; readonly language: LanguageCode; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string };

const billPath = '/ru/order/bill/';

// A path that goes on with slashes or backslashes would be read by browsers as another host.
const rooted = (rest: string) => `/${rest.replace(/^[/\\]+/, '')}`;

/** Splits `/de/events` into de and `/events`. The main language lives at the root: its own prefix redirects there. */
export function resolveLanguagePath(pathname: string, site: SiteLanguages): LanguagePath {
  const [, prefix = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? [];
  const language = [site.main, ...site.languages].find((code) => code === prefix);
  if (language === undefined) return { kind: 'page', language: site.main, path: pathname };
  if (language === site.main && !pathname.startsWith(billPath)) return { kind: 'redirect', to: rooted(rest) };
  return { kind: 'page', language, path: rooted(rest) };
}

/** The canonical address of a page in a language; `path` is the page's address without a language. */
export function languagePath(path: string, language: LanguageCode, main: LanguageCode): string {
  if (language === main) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
