import { dirname } from 'node:path';
import type { PageSource } from '../../shared/data-source.ts';
import { routeFinder } from '../../shared/route-table.ts';
import { toRouteTable } from '../../shared/site-config.ts';
import { phases } from '../publish/journal.ts';
import { pageFiles, pathFault } from '../publish/page-files.ts';
import { emptyRecord, type PageParts, type PageRecord } from '../record/page-records.ts';
import type { PageJob, PageOutcome } from '../render/page-task.ts';
import { allKeys, type PageContent, type PartFinder, readPage } from './page-content.ts';
import type { Run } from './run.ts';
import { savePage } from './save-page.ts';

/** Renders a page, writes its files aside and plans their publication. */
async function writeFiles(run: Run, before: PageParts, content: PageContent): Promise<PageOutcome> {
  const { pending, published, journal, writer } = run;
  const writesData = run.rewriteAll || isDataFileChanged(before, content.parts);
  const files = pageFiles(content.path);
  const html = pending.next();
  const data = writesData ? pending.next() : undefined;
  const job: PageJob = {
    json: content.json,
    htmlFile: `${pending.folder}/${html}`,
    dataFile: data && `${pending.folder}/${data}`,
    folders:
      before.data === null ? [files.html, files.data].map((file) => dirname(`${published}/${file}`)) : [],
  };
  const outcome = await run.pool.render(job);
  if (outcome.kind === 'failed') return outcome;
  if (data) journal.put(phases.pageData, files.data, data, writer.encodings);
  journal.put(phases.html, files.html, html, writer.encodings);
  return outcome;
}

function changedNames(before: string, after: string): string[] {
  const [old, fresh]: [Record<string, string>, Record<string, string>] = [
    JSON.parse(before),
    JSON.parse(after),
  ];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (name) => old[name] !== fresh[name],
  );
}

/** Why a page must be written, in words for the report; undefined when the published one is as good. */
function rewriteReason(before: PageParts, after: PageParts): string | undefined {
  if (before.data === null) return 'new';
  const reasons = [
    before.template === after.template ? [] : ['template'],
    before.data === after.data ? [] : ['data'],
    before.slices === after.slices
      ? []
      : changedNames(before.slices, after.slices).map((slot) => `slice ${slot}`),
    before.queries === after.queries
      ? []
      : changedNames(before.queries, after.queries).map((name) => `query ${name}`),
    before.code === after.code ? [] : ['code'],
  ].flat();
  return reasons.length > 0 ? reasons.join(', ') : undefined;
}

/** The data file holds all but the code. */
const isDataFileChanged = (before: PageParts, after: PageParts) =>
  before.data !== after.data ||
  before.template !== after.template ||
  before.slices !== after.slices ||
  before.queries !== after.queries;

export interface PageWriter {
  /** Looks at one page of the source: leaves it, writes it aside, or records why it could not. */
  write(source: PageSource): Promise<void>;
  /** Paths of all pages looked at. */
  readonly seen: ReadonlySet<string>;
}

const recordListing = (source: PageSource): Pick<PageRecord, 'keys' | 'sitemap'> => ({
  keys: JSON.stringify(allKeys(source)),
  sitemap: source.sitemap ? JSON.stringify(source.sitemap) : null,
});

export function createPageWriter(run: Run, findParts: PartFinder): PageWriter {
  const { tally, data, rewriteAll } = run;
  const findRoute = routeFinder(toRouteTable(run.site));
  const reading = { data, findParts, code: run.shell.code };
  const seen = new Set<string>();

  const findFault = ({ path, template }: PageSource) =>
    findRoute(path)?.template === template
      ? pathFault(path)
      : `Its path fits no pattern of the template ${template}.`;

  const failed = (path: string, cause: string) => {
    tally.failed({ path, cause });
    return { failure: cause };
  };

  const write = async (before: PageRecord, content: PageContent): Promise<Partial<PageRecord>> => {
    const reason = rewriteReason(before, content.parts) ?? (rewriteAll ? 'encodings' : undefined);
    if (reason === undefined) {
      tally.unchanged();
      return { failure: null };
    }
    const outcome = await writeFiles(run, before, content);
    if (outcome.kind === 'failed') return failed(before.path, outcome.cause);
    tally.written(before.path, reason);
    const { parts, digest } = content;
    return { ...parts, digest, run: run.id, writtenAt: run.startedAt, reason, failure: null };
  };

  /** Undefined where somebody came meanwhile who waits: it is left as it is. */
  const look = async (source: PageSource, before: PageRecord): Promise<Partial<PageRecord> | undefined> => {
    const fault = findFault(source);
    if (fault !== undefined) return failed(source.path, fault);
    const outcome = await readPage(source, reading);
    if (run.kind === 'update' && run.interrupted?.aborted) return undefined;
    return outcome.kind === 'failed' ? failed(source.path, outcome.cause) : write(before, outcome.content);
  };

  return {
    seen,
    async write(source) {
      run.meter.countPage();
      if (seen.has(source.path)) return void failed(source.path, 'The data source lists it twice.');
      seen.add(source.path);
      const before = run.pages.find(source.path) ?? emptyRecord(source.path);
      const found = await look(source, before);
      if (found) savePage(run, before, { ...before, ...recordListing(source), ...found });
      else seen.delete(source.path);
    },
  };
}
