import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { queryDataUrl, sliceDataUrl } from '../shared/page-urls.ts';
import { pageFiles } from './publish/page-files.ts';
import { type PageRecord, pageRecords } from './record/page-records.ts';
import { type RunRecord, runRecords } from './record/run-records.ts';
import { siteFolders } from './run/site-folders.ts';

/** What a page is made of, and what became of it in the last run. */
export interface Explanation {
  readonly path: string;
  readonly template: string;
  /** Data keys that bring the page back when they change. */
  readonly keys: readonly string[];
  /** Slot to published slice, and name to hash of shared data. */
  readonly slices: Readonly<Record<string, string>>;
  readonly queries: Readonly<Record<string, string>>;
  /** Below the published folder. */
  readonly files: readonly string[];
  readonly fingerprint: { readonly data: string | null; readonly code: string | null };
  readonly lastWritten: { readonly at: Date; readonly because: string } | undefined;
  readonly failure: string | undefined;
  /** A sentence on the last run. */
  readonly lastRun: string;
}

function lastRunSentence(page: PageRecord, run: RunRecord | undefined): string {
  if (!run) return 'No run has been recorded.';
  const name = `The last run (${run.kind}, ${new Date(run.startedAt).toISOString()})`;
  if (page.failure !== null) return `It could not be written when last tried: ${page.failure}`;
  if (page.run === run.id) return `${name} wrote it because of: ${page.reason}.`;
  if (run.kind === 'build') return `${name} looked at it and found it unchanged.`;
  const changed: string[] = JSON.parse(run.keys);
  const own: string[] = JSON.parse(page.keys);
  const touched = own.filter((key) => changed.includes(key));
  return touched.length > 0
    ? `${name} looked at it because of ${touched.join(', ')} and found it unchanged.`
    : `${name} left it alone: none of its data was among ${changed.join(', ') || 'no changed keys'}.`;
}

const assetAddress = /\/(assets\/[^"]+)"/g;

/** Scripts and styles, as the published page names them. */
const assetsIn = (html: string) => [
  ...new Set(Array.from(html.matchAll(assetAddress), ([, file]) => file ?? '')),
];

function listFiles(published: string, page: PageRecord, shared: readonly string[]): string[] {
  if (page.data === null) return [];
  const { html, data } = pageFiles(page.path);
  const assets = assetsIn(readFileSync(join(published, html), 'utf8'));
  return [html, data, ...shared.map((address) => address.slice(1)), ...assets];
}

function describe(published: string, page: PageRecord, run: RunRecord | undefined): Explanation {
  const slices: Record<string, string> = JSON.parse(page.slices);
  const queries: Record<string, string> = JSON.parse(page.queries);
  const shared = [
    ...Object.values(slices).map((name) => sliceDataUrl('', name)),
    ...Object.values(queries).map((hash) => queryDataUrl('', hash)),
  ];
  return {
    path: page.path,
    template: page.template,
    keys: JSON.parse(page.keys),
    slices,
    queries,
    files: listFiles(published, page, shared),
    fingerprint: { data: page.data, code: page.code },
    lastWritten:
      page.writtenAt === null ? undefined : { at: new Date(page.writtenAt), because: page.reason ?? '' },
    failure: page.failure ?? undefined,
    lastRun: lastRunSentence(page, run),
  };
}

/** Reads the record in a site's folder, also while a run is at work; undefined for a page it does not know. */
export function explainPage(folder: string, path: string): Explanation | undefined {
  const { record, published } = siteFolders(folder);
  const db = new DatabaseSync(record, { readOnly: true });
  try {
    const page = pageRecords(db).find(path);
    return page && describe(published, page, runRecords(db).last());
  } finally {
    db.close();
  }
}
