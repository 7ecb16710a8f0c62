import type { BrowserSite } from '../../shared/browser-site.ts';
import { splitLanguage } from '../../shared/language.ts';
import type { PageData } from '../../shared/page-data.ts';
import { type PageView, type SlotFilling, sliceFilling } from '../../shared/page-element.ts';
import type { FetchOptions, Net } from './fetch-json.ts';
import { fetchPageData, type PageDataAnswer } from './fetch-page-data.ts';
import type { CodeLoader } from './load-code.ts';
import type { SharedFiles } from './shared-files.ts';

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

export interface PageLoader {
  readonly load: (request: PageRequest, options: FetchOptions) => Promise<PageOutcome>;
  /** Turns data into something to draw; throws when a part of it cannot be had. */
  readonly assemble: (page: PageData, options: FetchOptions) => Promise<PageView>;
}

export interface PageLoaderParts {
  readonly site: BrowserSite;
  readonly net: Net;
  readonly code: CodeLoader;
  readonly files: SharedFiles;
}

export function pageLoader({ site, net, code, files }: PageLoaderParts): PageLoader {
  const fillSlot = async (
    slot: string,
    name: string,
    options: FetchOptions,
  ): Promise<[string, SlotFilling]> => {
    const { component, data } = await files.slice(name, options);
    return [slot, sliceFilling(await code.slice(component), data)];
  };

  const assemble: PageLoader['assemble'] = async ({ path, template, data, slices, queries }, options) => {
    const [module, slots, shared] = await Promise.all([
      code.template(template),
      Promise.all(Object.entries(slices).map(([slot, name]) => fillSlot(slot, name, options))),
      Promise.all(
        Object.entries(queries).map(async ([name, hash]) => [name, await files.query(hash, options)]),
      ),
    ]);
    const { language } = splitLanguage(site.routes.languages, path);
    const props = { data, path, language, pathPrefix: site.pathPrefix, queries: Object.fromEntries(shared) };
    module.head(props); // a page that has no head must fail here, not in the middle of being drawn
    return { template: module, props, slots: Object.fromEntries(slots) };
  };

  const load: PageLoader['load'] = async ({ path, template }, options) => {
    // Started with the data, not after it. If it fails, assembling fails the same way.
    if (template !== undefined) code.template(template).catch(() => undefined);
    const answer = await fetchPageData({ net, base: site.base }, path, options);
    if (answer.kind === 'unreadable')
      return { kind: 'broken', cause: new Error(`The data of ${path} is not JSON`) };
    if (answer.kind !== 'found') return answer;
    try {
      return { kind: 'found', view: await assemble(answer.page, options) };
    } catch (cause) {
      return { kind: 'broken', cause };
    }
  };

  return { load, assemble };
}
