import type { SliceData } from '../../shared/page-data.ts';
import { escapeScriptJson } from './escape-html.ts';
import type { ServerBundle } from './server-bundle.ts';

/** Slices by published name and queries by hash, each as JSON: what a renderer is told before the pages that use them. */
export interface SharedJson {
  readonly slices: Readonly<Record<string, string>>;
  readonly queries: Readonly<Record<string, string>>;
}

export interface RenderedSlice extends SliceData {
  readonly html: string;
  readonly inlineJson: string;
}

export interface ReadQuery {
  readonly data: unknown;
  readonly inlineJson: string;
}

export interface SharedParts {
  readonly slices: ReadonlyMap<string, RenderedSlice>;
  readonly queries: ReadonlyMap<string, ReadQuery>;
}

const mapValues = <Value>(record: Readonly<Record<string, string>>, make: (json: string) => Value) =>
  new Map(Object.entries(record).map(([name, json]) => [name, make(json)]));

function renderSlice(bundle: ServerBundle, pathPrefix: string, json: string): RenderedSlice {
  const slice: SliceData = JSON.parse(json);
  const module = bundle.slices[slice.component];
  if (!module) throw new Error(`The slice component ${slice.component} is not in the site configuration.`);
  try {
    const html = bundle.renderSlice(module, { data: slice.data, pathPrefix });
    return { ...slice, html, inlineJson: escapeScriptJson(json) };
  } catch (cause) {
    throw new Error(`The slice component ${slice.component} cannot be rendered: ${cause}`, { cause });
  }
}

/** Renders each slice once; its markup is then reused on every page that shows it. */
export const renderSharedParts = (
  bundle: ServerBundle,
  pathPrefix: string,
  shared: SharedJson,
): SharedParts => ({
  slices: mapValues(shared.slices, (json) => renderSlice(bundle, pathPrefix, json)),
  queries: mapValues(shared.queries, (json) => ({
    data: JSON.parse(json),
    inlineJson: escapeScriptJson(json),
  })),
});
