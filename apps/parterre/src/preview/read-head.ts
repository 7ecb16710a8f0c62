import type { PageHead } from '@parterre/api/features/catalogue/drafts/preview';

const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const readText = (html: string): string =>
  html.replaceAll(/&(\w+);/g, (whole, name: string) => marks[name] ?? whole);

const find = (document: string, pattern: RegExp): string | undefined => {
  const [, found] = pattern.exec(document) ?? [];
  return found === undefined ? undefined : readText(found);
};

/** What a document that was drawn says of itself to search engines. */
export const readHead = (document: string): Omit<PageHead, 'lang'> => ({
  address: find(document, /<link rel="canonical" href="([^"]*)"/) ?? '',
  title: find(document, /<title>([^<]*)<\/title>/) ?? '',
  summary: find(document, /<meta name="description" content="([^"]*)"/),
});
