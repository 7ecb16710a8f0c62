import type { DatabaseSync } from 'node:sqlite';
import { query } from '../record/open-record.ts';
import { type SitemapPage, sitemapIndexXml, sitemapXml } from './sitemap.ts';

/**
 * Pages are dealt to sitemap files by their number, so a change rewrites one file of at most this many addresses.
 * The protocol allows 50,000; small files keep the cost of a change the same at any size of site.
 */
const pagesPerFile = 1000;

export const shardNumber = (pageId: number) => Math.floor(pageId / pagesPerFile);

const shardFile = (shard: number) => `sitemap-${shard}.xml`;
const shardName = /^sitemap-(\d+)\.xml$/;
const parseShardNumber = (file: string) => Number(file.match(shardName)?.[1]);

/** Those of all pages and of all published sitemap files, one of which may have lost its last page. */
export function allShards(db: DatabaseSync): Set<number> {
  const ofPages = query<{ shard: number }>(db, `select distinct id / ${pagesPerFile} as shard from page`);
  const ofFiles = query<{ path: string }>(db, `select path from document where path like 'sitemap-%.xml'`);
  return new Set([
    ...ofPages.all().map(({ shard }) => shard),
    ...ofFiles.all().map(({ path }) => parseShardNumber(path)),
  ]);
}

export type SitemapDocument = { readonly path: string; readonly text: string | undefined };

/** The files that list the pages of these shards; undefined text for one that lists nothing any more. */
export function* sitemapDocuments(
  db: DatabaseSync,
  site: string,
  shards: Iterable<number>,
): Generator<SitemapDocument> {
  const listed = query<{ path: string; sitemap: string }>(
    db,
    `select path, sitemap
     from page
     where id between ? and ? and sitemap is not null and data is not null
     order by path`,
  );
  for (const shard of shards) {
    const first = shard * pagesPerFile;
    const pages = listed
      .all(first, first + pagesPerFile - 1)
      .map(({ path, sitemap }): SitemapPage => ({ path, entry: JSON.parse(sitemap) }));
    yield { path: shardFile(shard), text: pages.length > 0 ? sitemapXml(site, pages) : undefined };
  }
}

/** Names every sitemap file among the published documents. */
export function sitemapIndex(site: string, documents: readonly string[]): SitemapDocument {
  const files = documents
    .filter((file) => shardName.test(file))
    .sort((a, b) => parseShardNumber(a) - parseShardNumber(b));
  return { path: 'sitemap.xml', text: sitemapIndexXml(site, files) };
}
