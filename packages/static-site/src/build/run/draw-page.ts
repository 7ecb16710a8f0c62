import { pathToFileURL } from 'node:url';
import type { DataSource, PageSource } from '../../shared/data-source.ts';
import type { Language } from '../../shared/language.ts';
import { serverFile } from '../bundle/bundle-site.ts';
import { createRunData } from '../data/load-context.ts';
import { loadSharedParts, sharedJson } from '../data/load-shared-parts.ts';
import type { SharedPart } from '../record/shared-part-records.ts';
import { createPageRenderer } from '../render/page-renderer.ts';
import type { SharedJson } from '../render/shared-parts.ts';
import { partFinder, readPage } from './page-content.ts';
import type { SiteCode } from './site-code.ts';

/** All that a renderer needs of one page: its source is not asked again. */
export interface DrawablePage {
  readonly json: string;
  readonly shared: SharedJson;
}

export interface WantedPage {
  readonly path: string;
  /** In which the source differs from what is published; undefined where nothing of it is published. */
  readonly changedKeys: readonly string[] | undefined;
}

interface ReadDeps {
  readonly code: SiteCode;
  /** As published. */
  readonly parts: readonly SharedPart[];
}

/** Reads a page of any source, with those of its slices and queries that differ from the published ones. */
export async function readDrawable(
  { code, parts: previous }: ReadDeps,
  source: DataSource,
  { path, changedKeys }: WantedPage,
): Promise<DrawablePage | undefined> {
  const page = await findPage(source, path);
  if (!page) return undefined;
  const data = createRunData();
  const parts = await loadSharedParts({
    source,
    data,
    previous,
    changedKeys: changedKeys && new Set(changedKeys),
    isNeeded: isPartOf(page),
  });
  const outcome = await readPage(page, { data, code: code.shell.code, findParts: partFinder(parts) });
  if (outcome.kind === 'failed') throw new Error(`The page ${path} cannot be read: ${outcome.cause}`);
  return { json: outcome.content.json, shared: sharedJson(parts) };
}

async function findPage(source: DataSource, path: string): Promise<PageSource | undefined> {
  for await (const page of source.listPages({ keys: [], paths: [path] })) if (page.path === path) return page;
  return undefined;
}

function isPartOf({ slices = {}, queries = {} }: PageSource) {
  const names = { slice: new Set(Object.values(slices)), query: new Set(Object.values(queries)) };
  return (kind: SharedPart['kind'], name: string) => names[kind].has(name);
}

/** In this thread: it is one page, and whoever wants it waits for it. Its site may have other languages than the published one. */
export async function drawPage(
  { bundle, shell }: SiteCode,
  { json, shared }: DrawablePage,
  languages: readonly Language[] = shell.languages,
): Promise<string> {
  const module = await import(pathToFileURL(serverFile(bundle)).href);
  const renderer = createPageRenderer(module, { ...shell, languages });
  renderer.setSharedParts(shared);
  return renderer.render(json);
}
