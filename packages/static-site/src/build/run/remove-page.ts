import { phases } from '../publish/journal.ts';
import { pageFiles } from '../publish/page-files.ts';
import type { PageRecord } from '../record/page-records.ts';
import type { Run } from './run.ts';
import { forgetPage } from './save-page.ts';

/** Plans the removal of a page that the source no longer lists. */
export function removePage(run: Run, page: PageRecord): void {
  forgetPage(run, page);
  // Never published, hence no files; its path may even be one that no file can have.
  if (page.data === null) return;
  const files = pageFiles(page.path);
  run.journal.remove(phases.removedHtml, files.html);
  run.journal.remove(phases.removedPageData, files.data);
  run.tally.removed(page.path);
}
