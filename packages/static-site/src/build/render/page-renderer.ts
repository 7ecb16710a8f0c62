import { splitLanguage } from '../../shared/language.ts';
import type { PageData } from '../../shared/page-data.ts';
import type { PageView } from '../../shared/page-element.ts';
import { escapeScriptJson } from './escape-html.ts';
import { componentSlots, dressPage, type PageDress } from './page-dress.ts';
import { pageHtml } from './page-html.ts';
import type { ServerBundle } from './server-bundle.ts';
import { renderSharedParts, type SharedJson, type SharedParts } from './shared-parts.ts';
import type { Shell } from './shell.ts';
import { SliceFault } from './slice-fault.ts';

export interface PageRenderer {
  /** Replaces the slices and queries that the pages to come may use. */
  learn(shared: SharedJson): void;
  /** Page data as JSON in, the whole document out. */
  render(pageJson: string): string;
}

export function createPageRenderer(bundle: ServerBundle, shell: Shell): PageRenderer {
  let parts: SharedParts = { slices: new Map(), queries: new Map() };
  const dresses = new Map<string, PageDress>();

  const dressOf = (page: PageData): PageDress => {
    const key = JSON.stringify([page.template, page.slices, page.queries]);
    const known = dresses.get(key);
    if (known) return known;
    const dress = dressPage(shell, parts, page);
    checkSlices(page, viewOf(page, dress));
    dresses.set(key, dress);
    return dress;
  };

  const viewOf = ({ path, template, data }: PageData, { queries, slots }: PageDress): PageView => {
    const module = bundle.templates[template];
    if (!module) throw new Error(`The template ${template} is not in the site configuration.`);
    const { language } = splitLanguage(shell.languages, path);
    const { pathPrefix } = shell;
    return { template: module, slots, props: { data, path, language, pathPrefix, queries } };
  };

  /** One page of each kind is rendered both ways, since reused markup must equal what the browser will hydrate. */
  const checkSlices = (page: PageData, view: PageView) => {
    const live = { ...view, slots: componentSlots(bundle, parts, page) };
    if (bundle.renderPage(live) !== bundle.renderPage(view)) throw new SliceFault(page);
  };

  return {
    learn(shared) {
      parts = renderSharedParts(bundle, shell.pathPrefix, shared);
      dresses.clear();
    },
    render(pageJson) {
      const page: PageData = JSON.parse(pageJson);
      const dress = dressOf(page);
      const view = viewOf(page, dress);
      return pageHtml({
        language: view.props.language,
        head: view.template.head(view.props),
        assets: dress.assets,
        markup: bundle.renderPage(view),
        inlinePage: `{"build":"${shell.code}","page":${escapeScriptJson(pageJson)}${dress.inlineEnd}`,
      });
    },
  };
}
