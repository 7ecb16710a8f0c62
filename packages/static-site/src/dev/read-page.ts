import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageFiles } from '../build/publish/page-files.ts';
import type { SharedJson } from '../build/render/shared-parts.ts';
import type { PageData } from '../shared/page-data.ts';
import { queryDataUrl, sliceDataUrl } from '../shared/page-urls.ts';

/** A published page as a renderer takes it. */
export interface PublishedPage {
  readonly json: string;
  readonly shared: SharedJson;
}

type Names = Readonly<Record<string, string>>;

/** Reads a page's data and what it shares with others. Answers nothing where no page is published. */
export async function readPage(folder: string, path: string): Promise<PublishedPage | undefined> {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const readAll = async (names: Names, url: (name: string) => string) =>
    Object.fromEntries(
      await Promise.all(Object.values(names).map(async (name) => [name, await read(url(name))] as const)),
    );
  const json = await read(pageFiles(path).data).catch(() => undefined);
  if (json === undefined) return undefined;
  const page: PageData = JSON.parse(json);
  const slices = await readAll(page.slices, (name) => sliceDataUrl('', name));
  const queries = await readAll(page.queries, (hash) => queryDataUrl('', hash));
  return { json, shared: { slices, queries } };
}
