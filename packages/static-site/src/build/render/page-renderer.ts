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
  const compared = new Set<string>();

  const dressOf = (page: PageData): PageDress => {
    const key = [page.template, ...Object.values(page.slices), ...Object.values(page.queries)].join();
    const known = dresses.get(key);
    if (known) return known;
    const dress = dressPage(shell, parts, page);
    dresses.set(key, dress);
    return dress;
  };

  const viewOf = ({ path, template, data }: PageData, { queries, slots }: PageDress): PageView => {
    const module = bundle.templates[template];
    if (!module) throw new Error(`The template ${template} is not in the site configuration.`);
    const { language } = splitLanguage(shell.languages, path);
    return {
      template: module,
      slots,
      props: { data, path, language, pathPrefix: shell.pathPrefix, queries },
    };
  };

  /** One page of each template is rendered both ways, since reused markup must equal what the browser will hydrate. */
  const compareOnce = (page: PageData, view: PageView, markup: string) => {
    if (compared.has(page.template)) return;
    compared.add(page.template);
    const live = bundle.renderPage({ ...view, slots: componentSlots(bundle, parts, page) });
    if (live !== markup) throw new SliceFault(page);
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
      const markup = bundle.renderPage(view);
      compareOnce(page, view, markup);
      const inlinePage = `{"build":"${shell.code}","page":${escapeScriptJson(pageJson)}${dress.inlineEnd}`;
      const { head } = view.template;
      return pageHtml({
        language: view.props.language,
        head: head(view.props),
        assets: dress.assets,
        markup,
        inlinePage,
      });
    },
  };
}
