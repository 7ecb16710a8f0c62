import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppData, InlinePage, PageData } from '../../src/shared/page-data.ts';
import { pageDataUrl, queryDataUrl, sliceDataUrl } from '../../src/shared/page-urls.ts';

const inlinePage =
  /<script type="application\/json" id="page">(.*?)<\/script><script>[^<]*<\/script><\/body><\/html>$/s;
const assetAddress = /(?:src|href)="(\/assets\/[^"]+)"/g;

/** Everything a visitor could stumble over in a published folder; a whole site has none. */
export function siteFaults(published: string): string[] {
  const entries = readdirSync(published, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return faultsIn(
    new Map(paths.map((path) => [path.slice(published.length + 1), readFileSync(path, 'utf8')])),
  );
}

/** The same of files wherever they are, with their contents. */
export function faultsIn(files: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  const read = (file: string) => files.get(file) ?? '';
  const need = (address: string, from: string) => {
    if (!files.has(address.slice(1))) faults.push(`${from} names ${address}, which is missing`);
  };

  const checkData = ({ slices, queries }: PageData, from: string) => {
    for (const name of Object.values(slices)) need(sliceDataUrl('', name), from);
    for (const hash of Object.values(queries)) need(queryDataUrl('', hash), from);
  };

  const checkHtml = (file: string) => {
    const html = read(file);
    const inline: InlinePage = JSON.parse(html.match(inlinePage)?.[1] ?? 'null');
    if (!inline) return void faults.push(`${file} is cut short`);
    for (const [, address] of html.matchAll(assetAddress)) need(address ?? '', file);
    checkData(inline.page, file);
    need(pageDataUrl('', inline.page.path), file);
  };

  const checkJson = (file: string) => {
    const data: PageData | AppData | object = JSON.parse(read(file));
    if ('template' in data) checkData(data, file);
  };

  const check = (file: string) => {
    try {
      if (file.endsWith('.html')) checkHtml(file);
      if (file.endsWith('.json')) checkJson(file);
    } catch (error) {
      faults.push(`${file} cannot be read: ${error}`);
    }
  };

  for (const file of files.keys()) check(file);
  need('/page-data/app-data.json', 'the runtime');
  return faults;
}
