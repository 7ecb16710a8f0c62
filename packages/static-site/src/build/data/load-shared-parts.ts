import { hash } from 'node:crypto';
import type { DataSource, QuerySource, SliceSource } from '../../shared/data-source.ts';
import type { SharedPart } from '../record/shared-part-records.ts';
import type { RunData } from './load-context.ts';

export interface SharedPartRequest {
  readonly source: DataSource;
  readonly data: RunData;
  readonly known: readonly SharedPart[];
  /** Parts of other keys are taken as known; undefined asks for all anew. */
  readonly changedKeys: ReadonlySet<string> | undefined;
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
  const { source, data, known, changedKeys } = request;

  const stillGood = (kind: SharedPart['kind'], { name, keys }: SliceSource | QuerySource) => {
    if (!changedKeys || keys.some((key) => changedKeys.has(key))) return undefined;
    return known.find((part) => part.kind === kind && part.name === name);
  };

  const parts: SharedPart[] = [];
  for await (const slice of source.listSlices?.() ?? []) {
    parts.push(stillGood('slice', slice) ?? (await loadSlice(slice, data)));
  }
  for await (const sharedQuery of source.listQueries?.() ?? []) {
    parts.push(stillGood('query', sharedQuery) ?? (await loadQuery(sharedQuery, data)));
  }
  return parts;
}
