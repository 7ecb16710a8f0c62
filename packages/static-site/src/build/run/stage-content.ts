import { dirname } from 'node:path';
import { phases } from '../publish/journal.ts';
import { pageFiles } from '../publish/page-files.ts';
import type { PageParts } from '../record/page-records.ts';
import type { PageJob, PageOutcome } from '../render/page-task.ts';
import type { PageContent } from './page-content.ts';
import type { Run } from './run.ts';
import { isDataFileChanged } from './why-write.ts';

/** Renders a page, writes its files aside and plans their publication. */
export async function stageContent(run: Run, before: PageParts, content: PageContent): Promise<PageOutcome> {
  const { staging, published, journal, writer } = run;
  const writesData = run.again || isDataFileChanged(before, content.parts);
  const files = pageFiles(content.path);
  const html = staging.next();
  const data = writesData ? staging.next() : undefined;
  const job: PageJob = {
    json: content.json,
    htmlFile: `${staging.folder}/${html}`,
    ...(data && { dataFile: `${staging.folder}/${data}` }),
    folders:
      before.data === null ? [files.html, files.data].map((file) => dirname(`${published}/${file}`)) : [],
  };
  const outcome = await run.pool.render(job);
  if (outcome.kind === 'failed') return outcome;
  if (data) journal.put(phases.pageData, files.data, data, writer.encodings);
  journal.put(phases.html, files.html, html, writer.encodings);
  return outcome;
}
