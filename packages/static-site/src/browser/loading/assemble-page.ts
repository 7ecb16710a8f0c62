import type { BrowserSite } from '../../shared/browser-site.ts';
import { splitLanguage } from '../../shared/language.ts';
import type { PageData } from '../../shared/page-data.ts';
import { type PageView, type SlotFilling, sliceFilling } from '../../shared/page-element.ts';
import type { FetchOptions } from './fetch-json.ts';
import type { CodeLoader } from './load-code.ts';
import type { SharedFiles } from './shared-files.ts';

/** Turns data into something to draw; throws when a part of it cannot be had. */
export type AssemblePage = (page: PageData, options: FetchOptions) => Promise<PageView>;

export function pageAssembler(site: BrowserSite, code: CodeLoader, files: SharedFiles): AssemblePage {
  const fillSlot = async (
    slot: string,
    name: string,
    options: FetchOptions,
  ): Promise<[string, SlotFilling]> => {
    const { component, data } = await files.slice(name, options);
    return [slot, sliceFilling(code.slice(component), data)];
  };

  return async ({ path, template, data, slices, queries }, options) => {
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
}
