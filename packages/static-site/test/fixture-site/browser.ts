import { hydrateRoot } from 'react-dom/client';
import type { BrowserSite } from '../../src/shared/browser-site.ts';
import { splitLanguage } from '../../src/shared/language.ts';
import { type InlinePage, inlinePageId, rootId } from '../../src/shared/page-data.ts';
import { pageElement, sliceFilling } from '../../src/shared/page-element.ts';

async function hydrate(site: BrowserSite) {
  const inline: InlinePage = JSON.parse(document.getElementById(inlinePageId)?.textContent ?? '');
  const { path, template, data, slices, queries } = inline.page;
  const slots = await Promise.all(
    Object.entries(slices).map(async ([slot, name]) => {
      const slice = inline.slices[name];
      const load = slice && site.loadSlice[slice.component];
      if (!load) throw new Error(`The slice ${name} is not in this build.`);
      return [slot, sliceFilling(await load(), slice.data)] as const;
    }),
  );
  const load = site.loadTemplate[template];
  const root = document.getElementById(rootId);
  if (!load || !root) throw new Error(`The template ${template} is not in this build.`);
  const props = {
    data,
    path,
    language: splitLanguage(site.routes.languages, path).language,
    pathPrefix: site.pathPrefix,
    queries: Object.fromEntries(Object.entries(queries).map(([name, hash]) => [name, inline.queries[hash]])),
  };
  hydrateRoot(root, pageElement({ template: await load(), props, slots: Object.fromEntries(slots) }));
}

export const start = (site: BrowserSite) => void hydrate(site);
