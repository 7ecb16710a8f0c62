import type { Page } from 'playwright-core';
import { type PageFacts, readPage } from './read-page.ts';

export interface Crawl {
  /** By path. */
  readonly pages: ReadonlyMap<string, PageFacts>;
  /** Links that lead to something else than a page: path to status. */
  readonly files: ReadonlyMap<string, number>;
}

/** Pictures of the demo are drawn after the start. */
const isPicture = (path: string) => path.startsWith('/media/');
/** What a page leads to besides pages: files, and the sheets of dates, which the API writes. */
const isFile = (path: string) => /\.(?!html$)\w+$/.test(path) || path.startsWith('/v2/');
const withoutQuery = (link: string) => link.replace(/[?#].*/, '');

const together = 8;

/** Follows every link from some paths on, in a browser that stands on the site. */
export async function crawl(page: Page, starts: readonly string[]): Promise<Crawl> {
  const pages = new Map<string, PageFacts>();
  const files = new Map<string, number>();
  const paths = new Set(starts);
  const visit = async (path: string) => {
    if (isPicture(path)) return;
    if (isFile(path)) return void files.set(path, await page.evaluate(fetchStatus, path));
    const facts = await page.evaluate(readPage, path);
    pages.set(path, facts);
    for (const link of facts.links) paths.add(withoutQuery(link));
  };
  const waiting = paths.values(); // sees what is added on the way
  const worker = async () => {
    for (const path of waiting) await visit(path);
  };
  await Promise.all(Array.from({ length: together }, worker));
  return { pages, files };
}

const fetchStatus = async (file: string) => (await fetch(file)).status;
