import { splitLanguage } from '../../shared/language.ts';
import type { PageData } from '../../shared/page-data.ts';
import type { PageView, SlotFilling } from '../../shared/page-element.ts';
import { escapeScriptJson } from './escape-html.ts';
import { pageHtml } from './page-html.ts';
import type { ServerBundle } from './server-bundle.ts';
import { renderSharedParts, type SharedJson, type SharedParts } from './shared-parts.ts';
import { assetTags, type Shell } from './shell.ts';

type Slots = Readonly<Record<string, SlotFilling>>;

/** What all pages with the same template, slices and queries share; made once and used for thousands. */
interface PageKind {
  readonly slots: Slots;
  readonly queries: Readonly<Record<string, unknown>>;
  readonly assets: string;
  /** The end of the inline page: its slices and queries. */
  readonly inlineEnd: string;
}

type Names = Readonly<Record<string, string>>;

function pick<Part>(
  parts: ReadonlyMap<string, Part>,
  names: Names,
): [key: string, name: string, part: Part][] {
  return Object.entries(names).map(([key, name]) => {
    const part = parts.get(name);
    if (!part) throw new Error(`The shared part ${name} is not known to the renderer.`);
    return [key, name, part];
  });
}

const inlineObject = (entries: [string, string, { readonly inlineJson: string }][]) => {
  const members = new Map(entries.map(([, name, { inlineJson }]) => [name, inlineJson]));
  return `{${[...members].map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
};

const markupSlots = (slices: [string, string, { readonly html: string }][]): Slots =>
  Object.fromEntries(slices.map(([slot, , { html }]) => [slot, { kind: 'markup', html }]));

function createPageKind(shell: Shell, parts: SharedParts, page: PageData): PageKind {
  const slices = pick(parts.slices, page.slices);
  const queries = pick(parts.queries, page.queries);
  return {
    slots: markupSlots(slices),
    queries: Object.fromEntries(queries.map(([name, , { data }]) => [name, data])),
    assets: assetTags(shell, page.template),
    inlineEnd: `,"slices":${inlineObject(slices)},"queries":${inlineObject(queries)}}`,
  };
}

/** The same slots filled with live components, as the browser fills them. */
const componentSlots = (bundle: ServerBundle, parts: SharedParts, page: PageData): Slots =>
  Object.fromEntries(
    pick(parts.slices, page.slices).map(([slot, , { component, data }]) => {
      const module = bundle.slices[component];
      if (!module) throw new Error(`The slice component ${component} is not in the site configuration.`);
      return [slot, { kind: 'component', component: module.Slice, data }];
    }),
  );

/** Wrong for every page that shows the slice, so it ends the run instead of failing one page. */
export class SliceFault extends Error {
  override readonly name = 'SliceFault';

  constructor({ path, slices }: PageData) {
    super(
      `A slice of ${path} (${Object.keys(slices).join(', ')}) renders differently alone and inside the page. ` +
        'A slice may depend on its props alone: no context, no useId.',
    );
  }
}

export interface PageRenderer {
  /** Replaces the slices and queries that the pages to come may use. */
  setSharedParts(shared: SharedJson): void;
  /** Page data as JSON in, the whole document out. */
  render(pageJson: string): string;
}

export function createPageRenderer(bundle: ServerBundle, shell: Shell): PageRenderer {
  let parts: SharedParts = { slices: new Map(), queries: new Map() };
  const kinds = new Map<string, PageKind>();

  const findKind = (page: PageData): PageKind => {
    const key = JSON.stringify([page.template, page.slices, page.queries]);
    const existing = kinds.get(key);
    if (existing) return existing;
    const kind = createPageKind(shell, parts, page);
    checkSlices(page, createView(page, kind));
    kinds.set(key, kind);
    return kind;
  };

  const createView = ({ path, template, data }: PageData, { queries, slots }: PageKind): PageView => {
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
    setSharedParts(shared) {
      parts = renderSharedParts(bundle, shell.pathPrefix, shared);
      kinds.clear();
    },
    render(pageJson) {
      const page: PageData = JSON.parse(pageJson);
      const kind = findKind(page);
      const view = createView(page, kind);
      return pageHtml({
        language: view.props.language,
        head: view.template.head(view.props),
        assets: kind.assets,
        markup: bundle.renderPage(view),
        inlinePage: `{"build":"${shell.code}","page":${escapeScriptJson(pageJson)}${kind.inlineEnd}`,
        bodyEnd: shell.bodyEnd,
      });
    },
  };
}
