import type { PageData } from '../../shared/page-data.ts';
import { pageDataUrl } from '../../shared/page-urls.ts';
import { encodePath } from './encode-path.ts';
import { type FetchOptions, fetchJson, type JsonAnswer, type Net } from './fetch-json.ts';

export type PageDataAnswer =
  | { readonly kind: 'found'; readonly page: PageData }
  | { readonly kind: 'not-found' }
  | Exclude<JsonAnswer, { kind: 'json' | 'missing' }>;

export interface PageDataSource {
  readonly net: Net;
  /** Static asset host plus path prefix. */
  readonly base: string;
}

/** @param path canonical path, without prefix and query: no query string is ever part of a data file's name. */
export async function fetchPageData(
  { net, base }: PageDataSource,
  path: string,
  options: FetchOptions,
): Promise<PageDataAnswer> {
  const answer = await fetchJson(net, pageDataUrl(base, path), options);
  if (answer.kind === 'missing') return { kind: 'not-found' };
  if (answer.kind !== 'json') return answer;
  return isPageData(answer.value, path) ? { kind: 'found', page: answer.value } : { kind: 'not-found' };
}

// The generator wrote the file; that it names its path and a template is proof enough of where it comes from.
function isPageData(value: unknown, path: string): value is PageData {
  const { template, path: ownPath } = Object(value);
  return template !== undefined && typeof ownPath === 'string' && encodePath(ownPath) === encodePath(path);
}
