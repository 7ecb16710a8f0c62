import type { Tx } from '../../../database/connect.ts';

/** Does something that somebody waits for before pages are made that nobody does. */
export type DoFirst = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface PreviewRequest {
  /** Of the draft. */
  readonly key: string;
  /** The site; the one that the settings name when left out. */
  readonly landingId?: number | undefined;
  /** Of a page, as the site has it; undefined for the list of those that the draft touches. */
  readonly path: string | undefined;
  /** As a browser names them. */
  readonly acceptedLanguages: string;
}

export interface PreviewAnswer {
  readonly status: 200 | 404 | 409 | 503;
  readonly html: string;
}

/** Draws pages as they would be with a draft. Whoever has pages can; other processes have no such route. */
export type DrawPreview = (request: PreviewRequest) => Promise<PreviewAnswer>;

export interface SitePageRequest extends Pick<PreviewRequest, 'acceptedLanguages'> {
  readonly landingId: number;
  /** Of the draft; the page as it is published when undefined. */
  readonly key: string | undefined;
  readonly path: string;
  /** Where its pictures and fonts are. */
  readonly siteUrl: string;
}

/** Draws a page of any landing, alone. */
export type DrawSitePage = (request: SitePageRequest) => Promise<PreviewAnswer>;

/** What a page says of itself to search engines. */
export interface PageHead {
  readonly lang: string;
  readonly address: string;
  readonly title: string;
  readonly summary: string | undefined;
}

export interface PageHeadsRequest {
  readonly landingId: number;
  /** In the language that has no prefix. */
  readonly path: string;
}

/** Reads a page in all languages of a site, of a transaction in which the catalogue differs by these keys. Drawing them can wait until that has ended. */
export type ReadPageHeads = (
  tx: Tx,
  keys: readonly string[],
  request: PageHeadsRequest,
) => Promise<() => Promise<PageHead[]>>;
