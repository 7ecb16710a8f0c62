import type { PageSource } from '../../shared/data-source.ts';
import { routeFinder } from '../../shared/route-table.ts';
import { routeTableOf } from '../../shared/site-config.ts';
import { shardOf } from '../documents/sitemap-shards.ts';
import { pathFault } from '../publish/page-files.ts';
import type { PageRecord } from '../record/page-records.ts';
import { causeOf } from '../render/page-task.ts';
import { allKeysOf, type PageContent, type PartFinder, readPage } from './page-content.ts';
import type { Run } from './run.ts';
import { stageContent } from './stage-content.ts';
import { whyWrite } from './why-write.ts';

function saveListing(
  { pages, dependencies, changedShards }: Run,
  source: PageSource,
  record: PageRecord,
): void {
  const allKeys = allKeysOf(source);
  const keys = JSON.stringify(allKeys);
  const sitemap = source.sitemap ? JSON.stringify(source.sitemap) : null;
  if (sitemap !== record.sitemap) changedShards.add(shardOf(record.id));
  if (keys !== record.keys) dependencies.replace(record.id, JSON.parse(record.keys), allKeys);
  if (keys !== record.keys || sitemap !== record.sitemap) pages.saveListing(record.id, keys, sitemap);
}

export interface PageStager {
  /** Looks at one page of the source: leaves it, writes it aside, or notes why it could not. */
  stage(source: PageSource): Promise<void>;
  readonly seen: ReadonlySet<number>;
}

export function pageStager(run: Run, findParts: PartFinder): PageStager {
  const { pages, tally, data, again } = run;
  const findRoute = routeFinder(routeTableOf(run.site));
  const reading = { data, findParts, code: run.shell.code };
  const seen = new Set<number>();

  const faultOf = ({ path, template }: PageSource, { id }: PageRecord) => {
    if (seen.has(id)) return 'The data source lists it twice.';
    if (findRoute(path)?.template !== template)
      return `Its path fits no pattern of the template ${template}.`;
    return pathFault(path);
  };

  const write = async (record: PageRecord, content: PageContent) => {
    const reason = whyWrite(record, content.parts) ?? (again ? 'encodings' : undefined);
    if (reason === undefined) {
      if (record.failure !== null) pages.saveFailure(record.id, null);
      return tally.unchanged();
    }
    const outcome = await stageContent(run, record, content, reason);
    if (outcome.kind === 'failed') return fail(record, outcome.cause);
    tally.written(record.path, reason);
  };

  const fail = ({ id, path }: PageRecord, cause: string) => {
    pages.saveFailure(id, cause);
    tally.failed({ path, cause });
  };

  return {
    seen,
    async stage(source) {
      run.meter.countPage();
      const record = pages.findOrAdd(source.path, source.template);
      const fault = faultOf(source, record);
      if (fault !== undefined) return fail(record, fault);
      seen.add(record.id);
      saveListing(run, source, record);
      const content = await readPage(source, reading).catch((error) => fail(record, causeOf(error)));
      if (content) await write(record, content);
    },
  };
}
