import { dirname, join } from 'node:path';
import { shardOf } from '../documents/sitemap-shards.ts';
import { phases } from '../publish/journal.ts';
import { pageFiles } from '../publish/page-files.ts';
import type { PageRecord } from '../record/page-records.ts';
import type { PageJob, PageOutcome } from '../render/page-task.ts';
import type { PageContent } from './page-content.ts';
import type { Run } from './run.ts';
import { isDataFileChanged } from './why-write.ts';

interface StagedNames {
  readonly html: string;
  readonly data: string | undefined;
}

function jobFor({ staging, published }: Run, record: PageRecord, json: string, staged: StagedNames): PageJob {
  const { html, data } = pageFiles(record.path);
  const folders = record.data === null ? [html, data].map((file) => dirname(join(published, file))) : [];
  const htmlFile = join(staging.folder, staged.html);
  return staged.data === undefined
    ? { json, htmlFile, folders }
    : { json, htmlFile, folders, dataFile: join(staging.folder, staged.data) };
}

/** Renders a page, writes its files aside and plans their publication. */
export async function stageContent(
  run: Run,
  record: PageRecord,
  { json, parts, digest }: PageContent,
  reason: string,
): Promise<PageOutcome> {
  const writesData = run.again || isDataFileChanged(record, parts);
  const staged = { html: run.staging.next(), data: writesData ? run.staging.next() : undefined };
  const outcome = await run.pool.render(jobFor(run, record, json, staged));
  if (outcome.kind === 'failed') return outcome;
  const files = pageFiles(record.path);
  const { journal, writer } = run;
  if (staged.data !== undefined) journal.put(phases.pageData, files.data, staged.data, writer.encodings);
  journal.put(phases.html, files.html, staged.html, writer.encodings);
  if (record.data === null) run.changedShards.add(shardOf(record.id));
  run.content.replace(record.digest, digest);
  run.pages.saveWritten({ ...parts, id: record.id, digest, run: run.id, writtenAt: run.startedAt, reason });
  return outcome;
}
