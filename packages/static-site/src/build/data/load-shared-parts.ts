import { hash } from 'node:crypto';
import type { DataSource, QuerySource, SliceSource } from '../../shared/data-source.ts';
import { queryDataUrl, sliceDataUrl } from '../../shared/page-urls.ts';
import type { ImmutableFile } from '../publish/immutable-files.ts';
import { queryKey, sliceKey } from '../record/dependencies.ts';
import type { SharedPart } from '../record/shared-part-records.ts';
import type { SharedJson } from '../render/shared-parts.ts';
import type { RunData } from './load-context.ts';

export interface SharedPartRequest {
  readonly source: DataSource;
  readonly data: RunData;
  readonly previous: readonly SharedPart[];
  /** Parts of other keys are taken from `previous`; undefined reads all of them. */
  readonly changedKeys: ReadonlySet<string> | undefined;
  /** Asked before each that is read anew; once it may not, those that are left stay as they were. */
  readonly mayLoad?: () => Promise<boolean>;
  /** All are, unless told otherwise. */
  readonly isNeeded?: (kind: SharedPart['kind'], name: string) => boolean;
}

const shortHash = (text: string) => hash('sha256', text).slice(0, 16);

const fileName = /^[\w-]+$/;

function checkName(name: string): string {
  if (!fileName.test(name)) throw new Error(`"${name}" cannot name a file: letters, digits, _ and - only.`);
  return name;
}

async function loadSlice(source: SliceSource, data: RunData): Promise<SharedPart> {
  const { name, component } = source;
  const json = `{"component":${JSON.stringify(component)},"data":${data.stringify(await source.load(data.context)) ?? 'null'}}`;
  const published = `${checkName(name)}-${shortHash(json)}`;
  return { kind: 'slice', name, published, json };
}

async function loadQuery(source: QuerySource, data: RunData): Promise<SharedPart> {
  const json = data.stringify(await source.load(data.context)) ?? 'null';
  return { kind: 'query', name: source.name, published: shortHash(json), json };
}

/** Slices and queries, read anew where their data may have changed. */
export async function loadSharedParts(request: SharedPartRequest): Promise<SharedPart[]> {
  const { source, data, previous, changedKeys, mayLoad = async () => true, isNeeded = () => true } = request;

  const published = new Map(previous.map((part) => [`${part.kind} ${part.name}`, part]));
  /** As it is published, where it may be. */
  const findPublished = async (kind: SharedPart['kind'], { name, keys }: SliceSource | QuerySource) => {
    const found = published.get(`${kind} ${name}`);
    const mayHaveChanged = !changedKeys || keys.some((key) => changedKeys.has(key));
    if (!found || !mayHaveChanged) return found;
    return (await mayLoad()) ? undefined : found;
  };

  const parts: SharedPart[] = [];
  for await (const slice of source.listSlices?.() ?? []) {
    if (!isNeeded('slice', slice.name)) continue;
    parts.push((await findPublished('slice', slice)) ?? (await loadSlice(slice, data)));
  }
  for await (const sharedQuery of source.listQueries?.() ?? []) {
    if (!isNeeded('query', sharedQuery.name)) continue;
    parts.push((await findPublished('query', sharedQuery)) ?? (await loadQuery(sharedQuery, data)));
  }
  return parts;
}

const dataAddress = ({ kind, published }: SharedPart) =>
  kind === 'slice' ? sliceDataUrl('', published) : queryDataUrl('', published);

export const partFiles = (parts: readonly SharedPart[]): ImmutableFile[] =>
  parts.map((part) => ({ path: dataAddress(part).slice(1), read: () => part.json }));

const jsonByName = (parts: readonly SharedPart[], kind: SharedPart['kind']) =>
  Object.fromEntries(
    parts.filter((part) => part.kind === kind).map(({ published, json }) => [published, json]),
  );

/** What the renderers must know of the shared parts. */
export const sharedJson = (parts: readonly SharedPart[]): SharedJson => ({
  slices: jsonByName(parts, 'slice'),
  queries: jsonByName(parts, 'query'),
});

/** Keys of the parts whose content differs from what was published. */
export function changedPartKeys(before: readonly SharedPart[], after: readonly SharedPart[]): string[] {
  const unchanged = new Set(before.map(({ kind, name, published }) => `${kind} ${name} ${published}`));
  return after
    .filter(({ kind, name, published }) => !unchanged.has(`${kind} ${name} ${published}`))
    .map(({ kind, name }) => (kind === 'slice' ? sliceKey(name) : queryKey(name)));
}
