/** A language the site is published in. Exactly one, the main language, has the empty prefix. */
export interface Language {
  readonly code: string;
  /** Empty, or a slash and the first path segment (`/en`). */
  readonly prefix: string;
  readonly direction: 'ltr' | 'rtl';
}

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** Splits `/en/breads/7` into English and `/breads/7`; a path under no prefix is in the main language. */
export function splitLanguage(
  languages: readonly Language[],
  path: string,
): { language: Language; local: string } {
  const found =
    languages.find(({ prefix }) => prefix !== '' && isUnder(path, prefix)) ??
    languages.find(({ prefix }) => prefix === '');
  if (!found) throw new Error(`${path} is in no language`);
  return { language: found, local: path.slice(found.prefix.length) || '/' };
}
