import type { InlinePage, SliceData } from '../../shared/page-data.ts';
import { queryDataUrl, sliceDataUrl } from '../../shared/page-urls.ts';
import { type FetchOptions, fetchJson, type Net } from './fetch-json.ts';
import { createLruMap } from './lru-map.ts';

/** Files that many pages share. Their names change with their content, so one that was read never has to be read again. */
export interface SharedFiles {
  readonly slice: (name: string, options: FetchOptions) => Promise<SliceData>;
  readonly query: (hash: string, options: FetchOptions) => Promise<unknown>;
}

const maxFiles = 100;

export function sharedFiles(net: Net, base: string, inline: InlinePage): SharedFiles {
  const cached = createLruMap<unknown>(maxFiles);
  for (const [name, slice] of Object.entries(inline.slices)) cached.set(sliceDataUrl(base, name), slice);
  for (const [hash, query] of Object.entries(inline.queries)) cached.set(queryDataUrl(base, hash), query);

  const read = async (url: string, options: FetchOptions): Promise<unknown> => {
    const found = cached.get(url);
    if (found !== undefined) return found;
    let answer = await fetchJson(net, url, options);
    // Its name says what is in it, so what cannot be read is a copy that went wrong on the way.
    if (answer.kind === 'unreadable') answer = await fetchJson(net, url, { ...options, cache: 'reload' });
    if (answer.kind !== 'json') throw new Error(`${url} is ${answer.kind}`);
    cached.set(url, answer.value);
    return answer.value;
  };

  return {
    // The generator wrote the file under this very name, so its shape is certain.
    slice: (name, options) => read(sliceDataUrl(base, name), options) as Promise<SliceData>,
    query: (hash, options) => read(queryDataUrl(base, hash), options),
  };
}
