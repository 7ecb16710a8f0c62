import type { DatabaseSync } from 'node:sqlite';
import { createRunData } from '../data/load-context.ts';
import { documentStore } from '../documents/document-store.ts';
import { fileStager } from '../publish/file-stager.ts';
import { immutableFiles } from '../publish/immutable-files.ts';
import { journal } from '../publish/journal.ts';
import { openStaging } from '../publish/staging.ts';
import { dependencies } from '../record/dependencies.ts';
import { pageRecords } from '../record/page-records.ts';
import { runRecords } from '../record/run-records.ts';
import { settings } from '../record/settings.ts';
import { sharedPartRecords } from '../record/shared-part-records.ts';
import { progressMeter } from './progress.ts';
import { contentSum, type Run } from './run.ts';
import { createTally } from './run-report.ts';
import type { SiteCode } from './site-code.ts';
import type { RunRequest, Workshop } from './workshop.ts';

const recordStores = (db: DatabaseSync) => ({
  pages: pageRecords(db),
  dependencies: dependencies(db),
  parts: sharedPartRecords(db),
  settings: settings(db),
  runs: runRecords(db),
});

function fileStores({ db, folders, writer }: Workshop, now: number, again: boolean) {
  const { published } = folders;
  const staging = openStaging(writer.files, folders.staging);
  const plan = journal(db, { formsChanged: again });
  const stageFile = fileStager({ writer, staging, journal: plan, published });
  return {
    published,
    staging,
    stageFile,
    journal: plan,
    immutable: immutableFiles(db, { writer, published, staging: staging.folder, now }),
    documents: documentStore(db, { journal: plan, stageFile, again }),
  };
}

/** An update trusts the code it has in memory only if that is what is published. */
async function readCode(
  { code }: Workshop,
  { kind }: RunRequest,
  publishedCode: string | undefined,
): Promise<SiteCode> {
  if (kind === 'build') return code.refresh();
  const current = await code.current();
  return current.shell.code === publishedCode ? current : code.refresh();
}

export async function beginRun(workshop: Workshop, request: RunRequest): Promise<Run> {
  const { db, site, writer, now, report } = workshop;
  const startedAt = now();
  const stores = recordStores(db);
  const expected = request.kind === 'build' ? stores.pages.count() || undefined : undefined;
  const meter = progressMeter(report, now, expected);
  meter.enter('bundling');
  const publishedCode = stores.settings.read('code');
  const code = await readCode(workshop, request, publishedCode);

  const encodings = writer.encodings.join();
  const again = (stores.settings.read('encodings') ?? encodings) !== encodings;
  // An update stands on a complete build of the same code in the same forms; without one it becomes it.
  const isReady = !again && publishedCode === code.shell.code;
  return {
    id: (stores.runs.last()?.id ?? 0) + 1,
    kind: isReady ? request.kind : 'build',
    startedAt,
    changedKeys: request.changedKeys,
    again,
    site,
    db,
    writer,
    meter,
    data: createRunData(),
    tally: createTally(),
    changedShards: new Set(),
    content: contentSum(Number(stores.settings.read('content') ?? 0)),
    ...stores,
    ...code,
    ...fileStores(workshop, startedAt, again),
  };
}
