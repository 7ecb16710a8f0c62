/** Where a site's content comes from. The generator asks; it never needs all pages in memory at once. */
export interface DataSource {
  /**
   * Every page of the site, or, when `changes` are given, the pages they touch: those of `changes.paths` that still
   * exist and any new ones. A page of `changes.paths` that is not listed again is removed.
   */
  listPages(changes?: Changes): Listing<PageSource>;
  listSlices?(): Listing<SliceSource>;
  listQueries?(): Listing<QuerySource>;
  listFeeds?(): Listing<FeedSource>;
}

export type Listing<Item> = Iterable<Item> | AsyncIterable<Item>;

export interface Changes {
  /** Keys of the data that changed (`bread:7`). */
  readonly keys: readonly string[];
  /** Published pages that depend on them. */
  readonly paths: readonly string[];
  /** Somebody waits: of these keys no more is wanted than the pages of the very things that they name. */
  readonly isOwnOnly?: boolean;
}

/** Something made of data: it is looked at again when one of its keys changes. */
interface Keyed<Data> {
  /** Names of the data it shows, as the source names them when they change. That of the thing whose page it is comes first. */
  readonly keys: readonly string[];
  load(context: LoadContext): Data | Promise<Data>;
}

export interface LoadContext {
  /**
   * One object per shared thing and run: `make` is called once per name, the result is shown on any number of pages
   * and turned into JSON once. It must not be changed afterwards.
   */
  share<Value extends object>(name: string, make: () => Value): Value;
}

export interface PageSource<Data = unknown> extends Keyed<Data> {
  /** Canonical path without path prefix; `/404.html` and `/500.html` are the error pages. */
  readonly path: string;
  /** What people call it, where pages are listed for them. */
  readonly title?: string;
  readonly template: string;
  /** Slot to slice name: `{ header: 'header-en' }`. */
  readonly slices?: Readonly<Record<string, string>>;
  /** Name in the template to query name: `{ theme: 'theme-en' }`. */
  readonly queries?: Readonly<Record<string, string>>;
  /** Present when the page belongs in the sitemap. */
  readonly sitemap?: SitemapEntry;
}

export interface SitemapEntry {
  /** ISO 8601. */
  readonly lastModified?: string;
  /** Language code to the path of the same page in that language, itself included. */
  readonly alternates?: Readonly<Record<string, string>>;
}

export interface SliceSource<Data = unknown> extends Keyed<Data> {
  /** Unique among slices; the published name adds a hash (`header-en` → `header-en-3f2a…`). */
  readonly name: string;
  /** A key of `slices` in the site configuration. */
  readonly component: string;
}

export interface QuerySource<Data = unknown> extends Keyed<Data> {
  readonly name: string;
}

export interface FeedSource extends Keyed<Feed> {
  /** `/news.rss` */
  readonly path: string;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Path of the page the feed belongs to. */
  readonly path: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  /** ISO 8601. */
  readonly publishedAt: string;
}
