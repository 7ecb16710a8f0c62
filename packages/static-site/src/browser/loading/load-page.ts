import type { PageView } from '../../shared/page-element.ts';
import type { AssemblePage } from './assemble-page.ts';
import type { FetchOptions, Net } from './fetch-json.ts';
import { fetchPageData, type PageDataAnswer } from './fetch-page-data.ts';
import type { CodeLoader } from './load-code.ts';

export type PageOutcome =
  | { readonly kind: 'found'; readonly view: PageView }
  | Exclude<PageDataAnswer, { kind: 'found' | 'unreadable' }>
  /** Unknown template, failed chunk, broken slice, unreadable JSON. */
  | { readonly kind: 'broken'; readonly cause: unknown };

export interface PageRequest {
  readonly path: string;
  /** The template that most likely draws the page: its code is fetched beside the data. */
  readonly template?: string | undefined;
}

export type LoadPage = (request: PageRequest, options: FetchOptions) => Promise<PageOutcome>;

export interface PageLoaderParts {
  readonly net: Net;
  /** Where data lives. */
  readonly base: string;
  readonly code: CodeLoader;
  readonly assemble: AssemblePage;
}

export const pageLoader =
  ({ net, base, code, assemble }: PageLoaderParts): LoadPage =>
  async ({ path, template }, options) => {
    // Started with the data, not after it. If it fails, assembling fails the same way.
    if (template !== undefined) code.template(template).catch(() => undefined);
    const answer = await fetchPageData({ net, base }, path, options);
    if (answer.kind === 'unreadable')
      return { kind: 'broken', cause: new Error(`The data of ${path} is not JSON`) };
    if (answer.kind !== 'found') return answer;
    try {
      return { kind: 'found', view: await assemble(answer.page, options) };
    } catch (cause) {
      return { kind: 'broken', cause };
    }
  };
