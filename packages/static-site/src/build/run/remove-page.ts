import { shardOf } from '../documents/sitemap-shards.ts';
import { phases } from '../publish/journal.ts';
import { pageFiles } from '../publish/page-files.ts';
import type { PageRecord } from '../record/page-records.ts';
import type { Run } from './run.ts';

/** Plans the removal of a page that the source no longer lists. */
export function removePage(run: Run, { id, path, keys, digest, data }: PageRecord): void {
  run.dependencies.replace(id, JSON.parse(keys), []);
  run.pages.remove(id);
  // Never published, hence no files; its path may even be one that no file can have.
  if (data === null) return;
  const files = pageFiles(path);
  run.journal.remove(phases.removedHtml, files.html);
  run.journal.remove(phases.removedPageData, files.data);
  run.content.replace(digest, 0);
  run.changedShards.add(shardOf(id));
  run.tally.removed(path);
}
