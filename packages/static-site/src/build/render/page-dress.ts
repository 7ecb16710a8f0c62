import type { PageData } from '../../shared/page-data.ts';
import type { SlotFilling } from '../../shared/page-element.ts';
import type { ServerBundle } from './server-bundle.ts';
import type { SharedParts } from './shared-parts.ts';
import { assetTags, type Shell } from './shell.ts';

type Slots = Readonly<Record<string, SlotFilling>>;

/** All that a page shares with others of its template: worked out once, worn by thousands. */
export interface PageDress {
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

export function dressPage(shell: Shell, parts: SharedParts, page: PageData): PageDress {
  const slices = pick(parts.slices, page.slices);
  const queries = pick(parts.queries, page.queries);
  const components = slices.map(([, , { component }]) => component);
  return {
    slots: markupSlots(slices),
    queries: Object.fromEntries(queries.map(([name, , { data }]) => [name, data])),
    assets: assetTags(shell, page.template, components),
    inlineEnd: `,"slices":${inlineObject(slices)},"queries":${inlineObject(queries)}}`,
  };
}

/** The same slots filled with live components, as the browser fills them. */
export const componentSlots = (bundle: ServerBundle, parts: SharedParts, page: PageData): Slots =>
  Object.fromEntries(
    pick(parts.slices, page.slices).map(([slot, , { component, data }]) => {
      const module = bundle.slices[component];
      if (!module) throw new Error(`The slice component ${component} is not in the site configuration.`);
      return [slot, { kind: 'component', component: module.Slice, data }];
    }),
  );
