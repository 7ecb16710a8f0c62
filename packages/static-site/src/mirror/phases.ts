import { pageFiles } from '../build/publish/page-files.ts';
import { immutableFolders } from '../host/response-headers.ts';
import type { GoneItem, Item } from './mirror-record.ts';

export const isImmutable = (file: string): boolean =>
  immutableFolders.some((folder) => `/${file}`.startsWith(folder));

/** A file of an item, and when its turn is: all of a phase are there before the next begins. */
export interface Sending {
  readonly phase: number;
  readonly item: Item;
  readonly file: string;
  /** With it all of the item is there. */
  readonly isLast: boolean;
}

/** What a file refers to is sent before it. Of pages the new ones come first: others link to them. */
const sendPhases = {
  immutable: 1,
  /** Icons, manifest, workers: pages name them. */
  named: 2,
  newPageData: 3,
  pageData: 4,
  newHtml: 5,
  html: 6,
  /** Sitemaps and feeds name pages; `sitemap.xml` names the other sitemaps, and `robots.txt` it. */
  list: 7,
  sitemap: 8,
  robots: 9,
  /** Tabs ask it whether they are up to date. */
  appData: 10,
} as const;

function documentPhase(file: string): number {
  if (file === 'robots.txt') return sendPhases.robots;
  if (file === 'sitemap.xml') return sendPhases.sitemap;
  return /\.(xml|rss)$/.test(file) ? sendPhases.list : sendPhases.named;
}

export function sendings(item: Item, mayHave: (file: string) => boolean): readonly Sending[] {
  const { kind, name } = item;
  switch (kind) {
    case 'immutable':
      return [{ phase: sendPhases.immutable, item, file: name, isLast: true }];
    case 'document':
      return [{ phase: documentPhase(name), item, file: name, isLast: true }];
    case 'app data':
      return [{ phase: sendPhases.appData, item, file: name, isLast: true }];
    case 'page': {
      const { html, data } = pageFiles(name);
      const [dataPhase, htmlPhase] = mayHave(html)
        ? [sendPhases.pageData, sendPhases.html]
        : [sendPhases.newPageData, sendPhases.newHtml];
      return [
        { phase: dataPhase, item, file: data, isLast: false },
        { phase: htmlPhase, item, file: html, isLast: true },
      ];
    }
  }
}

export interface Removal {
  readonly phase: number;
  readonly item: GoneItem;
  readonly file: string;
  readonly isLast: boolean;
}

/** What refers to a file goes before it. */
const removalPhases = { html: 1, pageData: 2, other: 3, immutable: 4 } as const;

function removalPhase(file: string): number {
  if (file.endsWith('.html')) return removalPhases.html;
  if (isImmutable(file)) return removalPhases.immutable;
  return file.startsWith('page-data/') ? removalPhases.pageData : removalPhases.other;
}

export function itemFiles({ kind, name }: GoneItem): readonly string[] {
  if (kind !== 'page') return [name];
  const { html, data } = pageFiles(name);
  return [html, data];
}

export const removals = (item: GoneItem): readonly Removal[] =>
  itemFiles(item).map((file, index, { length }) => ({
    phase: removalPhase(file),
    item,
    file,
    isLast: index === length - 1,
  }));

/** In turn, all of one phase at once. */
export const byPhase = <Step extends { readonly phase: number }>(steps: readonly Step[]): Step[][] =>
  [...Map.groupBy(steps, ({ phase }) => phase)].sort(([a], [b]) => a - b).map(([, group]) => group);
