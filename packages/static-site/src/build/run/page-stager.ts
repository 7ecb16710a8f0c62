import type { PageSource } from '../../shared/data-source.ts';
import { routeFinder } from '../../shared/route-table.ts';
import { routeTableOf } from '../../shared/site-config.ts';
import { pathFault } from '../publish/page-files.ts';
import { type PageRecord, unknownPage } from '../record/page-records.ts';
import { allKeysOf, type PageContent, type PartFinder, readPage } from './page-content.ts';
import type { Run } from './run.ts';
import { savePage } from './save-page.ts';
import { stageContent } from './stage-content.ts';
import { whyWrite } from './why-write.ts';

export interface PageStager {
  /** Looks at one page of the source: leaves it, writes it aside, or notes why it could not. */
  stage(source: PageSource): Promise<void>;
  /** Paths of all pages looked at. */
  readonly seen: ReadonlySet<string>;
}

const listingOf = (source: PageSource): Pick<PageRecord, 'keys' | 'sitemap'> => ({
  keys: JSON.stringify(allKeysOf(source)),
  sitemap: source.sitemap ? JSON.stringify(source.sitemap) : null,
});

export function pageStager(run: Run, findParts: PartFinder): PageStager {
  const { tally, data, again } = run;
  const findRoute = routeFinder(routeTableOf(run.site));
  const reading = { data, findParts, code: run.shell.code };
  const seen = new Set<string>();

  const faultOf = ({ path, template }: PageSource) =>
    findRoute(path)?.template === template
      ? pathFault(path)
      : `Its path fits no pattern of the template ${template}.`;

  const failed = (path: string, cause: string) => {
    tally.failed({ path, cause });
    return { failure: cause };
  };

  const write = async (before: PageRecord, content: PageContent): Promise<Partial<PageRecord>> => {
    const reason = whyWrite(before, content.parts) ?? (again ? 'encodings' : undefined);
    if (reason === undefined) {
      tally.unchanged();
      return { failure: null };
    }
    const outcome = await stageContent(run, before, content);
    if (outcome.kind === 'failed') return failed(before.path, outcome.cause);
    tally.written(before.path, reason);
    const { parts, digest } = content;
    return { ...parts, digest, run: run.id, writtenAt: run.startedAt, reason, failure: null };
  };

  const look = async (source: PageSource, before: PageRecord): Promise<Partial<PageRecord>> => {
    const fault = faultOf(source);
    if (fault !== undefined) return failed(source.path, fault);
    const outcome = await readPage(source, reading);
    return outcome.kind === 'failed' ? failed(source.path, outcome.cause) : write(before, outcome.content);
  };

  return {
    seen,
    async stage(source) {
      run.meter.countPage();
      if (seen.has(source.path)) return void failed(source.path, 'The data source lists it twice.');
      seen.add(source.path);
      const before = run.pages.find(source.path) ?? unknownPage(source.path);
      savePage(run, before, { ...before, ...listingOf(source), ...(await look(source, before)) });
    },
  };
}
