import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FeedSource } from '../../shared/data-source.ts';
import type { SiteConfig } from '../../shared/site-config.ts';
import { robotsTxt } from '../documents/robots.ts';
import { rssXml } from '../documents/rss.ts';
import {
  allShards,
  type SitemapDocument,
  sitemapDocuments,
  sitemapIndex,
} from '../documents/sitemap-shards.ts';
import { readContent } from '../publish/read-content.ts';
import { describeError } from '../render/describe-error.ts';
import type { Run } from './run.ts';

const siteAddress = ({ site: { origin, pathPrefix } }: Run) => origin + pathPrefix;

/** Each is some thousand addresses, which nobody waits for who waits for a page. */
function shardsToWrite({ kind, db, settings, changedShards, ownPages, interrupted }: Run): Set<number> {
  const late = new Set<number>(JSON.parse(settings.read('late_shards') ?? '[]'));
  const wanted = kind === 'build' ? allShards(db) : changedShards.union(late);
  const isLater = kind === 'update' && (ownPages || interrupted?.aborted === true);
  settings.write('late_shards', JSON.stringify(isLater ? [...wanted] : []));
  return isLater ? new Set() : wanted;
}

function writeSitemaps(run: Run): void {
  const { documents, db } = run;
  const shards = shardsToWrite(run);
  if (shards.size === 0) return;
  const save = ({ path, text }: SitemapDocument) =>
    text === undefined ? documents.remove(path) : documents.write(path, text);
  for (const document of sitemapDocuments(db, siteAddress(run), shards)) save(document);
  save(sitemapIndex(siteAddress(run), documents.paths()));
}

const isTouched = ({ kind, changedKeys }: Run, { keys }: FeedSource) =>
  kind === 'build' || keys.some((key) => changedKeys.includes(key));

async function readFeed(run: Run, feed: FeedSource): Promise<string> {
  const site = siteAddress(run);
  return rssXml(site, site + feed.path, await feed.load(run.data.context));
}

/** A feed that cannot be read fails alone, like a page. */
async function writeFeeds(run: Run): Promise<string[]> {
  const paths: string[] = [];
  for await (const feed of run.site.source.listFeeds?.() ?? []) {
    const path = feed.path.slice(1);
    paths.push(path);
    if (!isTouched(run, feed)) continue;
    const xml = await readFeed(run, feed).catch((error) =>
      run.tally.failed({ path: feed.path, cause: describeError(error) }),
    );
    if (xml) run.documents.write(path, xml);
  }
  return paths;
}

/** Files that are published as they are. */
export function staticFiles({ root, staticFolder }: SiteConfig): string[] {
  if (staticFolder === undefined) return [];
  const entries = readdirSync(join(root, staticFolder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function writeFixedDocuments(run: Run): string[] {
  const { site, documents } = run;
  const folder = join(site.root, site.staticFolder ?? '');
  const files = new Map(staticFiles(site).map((file) => [relative(folder, file), readContent(file)]));
  files.set('robots.txt', robotsTxt(siteAddress(run), site.pathPrefix, site.disallow ?? []));
  if (site.webManifest) files.set('manifest.webmanifest', JSON.stringify(site.webManifest));
  for (const [path, content] of files) documents.write(path, content);
  return [...files.keys()];
}

/** Sitemaps, feeds, and on a full build everything else that is no page. */
export async function writeDocuments(run: Run): Promise<void> {
  const feeds = await writeFeeds(run);
  writeSitemaps(run);
  if (run.kind === 'update') return;
  const wanted = new Set([...feeds, ...writeFixedDocuments(run)]);
  const isWanted = (path: string) => wanted.has(path) || /^sitemap(-\d+)?\.xml$/.test(path);
  for (const path of run.documents.paths()) if (!isWanted(path)) run.documents.remove(path);
}
