import { readEditorSearch } from '../catalogue-search.ts';

/** What a site is changed in, each by itself. */
export const siteParts = [
  'general',
  'languages',
  'money',
  'gift_cards',
  'look',
  'navigation',
  'pages',
  'widgets',
  'law',
] as const;
export type SitePart = (typeof siteParts)[number];

export interface SiteSearch {
  readonly draft?: string;
  readonly part?: SitePart;
  /** Of a site that is not there yet: what it is called, where it is to be, and which one it is like. */
  readonly name?: string;
  readonly domain?: string;
  readonly like?: string;
  /** The page whose texts are open. */
  readonly page?: string;
}

const isPage = (value: unknown): value is string =>
  typeof value === 'string' && /^(info|pages)\.[a-z0-9-]{1,64}$/.test(value);

export const readSiteSearch = (search: Record<string, unknown>): SiteSearch => {
  const part = siteParts.find((one) => one === search.part);
  const { domain, page } = search;
  return {
    ...readEditorSearch(search),
    ...(part && { part }),
    ...(typeof domain === 'string' && domain !== '' && { domain: domain.slice(0, 253) }),
    ...(isPage(page) && { page }),
  };
};
