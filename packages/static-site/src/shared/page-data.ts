/** What `page-data/{path}/page-data.json` holds: everything a page shows, apart from code. */
export interface PageData<Data = unknown> {
  /** The canonical path the page was generated for, without prefix; `/404.html` and `/500.html` for the error pages. */
  readonly path: string;
  /** The name of the template that draws it. */
  readonly template: string;
  readonly data: Data;
  /** Slot in the template (`header`) to the published slice's name (`header-ru-3f2a…`, which ends in a hash of its content). */
  readonly slices: Readonly<Record<string, string>>;
  /** Name of a shared query (`theme`) to the hash of its content, which is its file name. */
  readonly queries: Readonly<Record<string, string>>;
}

/** What `slice-data/{name}.json` holds: a shared fragment such as the header of one language. */
export interface SliceData<Data = unknown> {
  /** The slice component's name in the site configuration. */
  readonly component: string;
  readonly data: Data;
}

/** What `page-data/app-data.json` holds. Published last, so a reader who sees a build id sees that whole build. */
export interface AppData {
  /** Code and content, see `build-id.ts`. */
  readonly build: string;
}

/** What the HTML carries inline, so that the first render asks for nothing. */
export interface InlinePage {
  /** The code part of the build id, see `build-id.ts`. */
  readonly build: string;
  readonly page: PageData;
  /** By published slice name. */
  readonly slices: Readonly<Record<string, SliceData>>;
  /** By content hash. */
  readonly queries: Readonly<Record<string, unknown>>;
}

/** The id of the `<script type="application/json">` that holds the {@link InlinePage}. */
export const inlinePageId = 'page';
/** The id of the element React renders the page into. */
export const rootId = 'root';
/** The name of the `<meta>` that documents have whose addresses hold a key. */
export const privateMetaName = 'referrer';
/** Empty, outside the root, so that React leaves them alone; the runtime hides them from view and writes into them. */
export const politeRegionId = 'announcements';
export const urgentRegionId = 'alerts';

/** Names the file whose text a style element of the page holds. */
export const styleHrefAttribute = 'data-href';
