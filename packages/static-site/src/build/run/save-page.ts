import { shardNumber } from '../documents/sitemap-shards.ts';
import { phases } from '../publish/journal.ts';
import { pageFiles } from '../publish/page-files.ts';
import { isSamePage, type PageRecord } from '../record/page-records.ts';
import type { Run } from './run.ts';

const isListed = ({ sitemap, data }: PageRecord) => sitemap !== null && data !== null;

/** Brings the record, and all that is derived from it, from one state of a page to the next. */
export function savePage(run: Run, before: PageRecord, after: PageRecord): void {
  if (isSamePage(before, after)) return;
  const id = run.pages.save(after);
  if (before.keys !== after.keys) run.dependencies.replace(id, before.keys);
  const isListedAnew = before.sitemap !== after.sitemap || isListed(before) !== isListed(after);
  if (isListedAnew) run.changedShards.add(shardNumber(id));
  run.content.replace(before.digest, after.digest);
}

function deleteRecord(run: Run, page: PageRecord): void {
  const id = run.pages.remove(page.path);
  run.dependencies.replace(id, page.keys);
  if (isListed(page)) run.changedShards.add(shardNumber(id));
  run.content.replace(page.digest, 0);
}

/** Plans the removal of a page that the source no longer lists. */
export function removePage(run: Run, page: PageRecord): void {
  deleteRecord(run, page);
  // Never published, hence no files; its path may even be one that no file can have.
  if (page.data === null) return;
  const files = pageFiles(page.path);
  run.journal.remove(phases.removedHtml, files.html);
  run.journal.remove(phases.removedPageData, files.data);
  run.tally.removed(page.path);
}
