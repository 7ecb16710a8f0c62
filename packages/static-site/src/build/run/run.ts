import type { DatabaseSync } from 'node:sqlite';
import type { SiteConfig } from '../../shared/site-config.ts';
import type { SiteBundle } from '../bundle/bundle-site.ts';
import type { RunData } from '../data/load-context.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { Writer } from '../publish/encodings.ts';
import type { FileStager } from '../publish/file-stager.ts';
import type { ImmutableFiles } from '../publish/immutable-files.ts';
import type { Journal } from '../publish/journal.ts';
import type { Staging } from '../publish/staging.ts';
import type { Dependencies } from '../record/dependencies.ts';
import type { PageRecords } from '../record/page-records.ts';
import type { RunRecords } from '../record/run-records.ts';
import type { Settings } from '../record/settings.ts';
import type { SharedPartRecords } from '../record/shared-part-records.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { Shell } from '../render/shell.ts';
import type { progressMeter } from './progress.ts';
import type { RunReport, Tally } from './run-report.ts';

/** Everything a step of a run may use. */
export interface Run {
  readonly id: number;
  readonly kind: RunReport['kind'];
  readonly startedAt: number;
  /** What an update was told; empty for a build, which looks at everything. */
  readonly changedKeys: readonly string[];
  /** Write also what has not changed: the compressed forms wanted are others than those published. */
  readonly again: boolean;

  readonly site: SiteConfig;
  readonly bundle: SiteBundle;
  readonly shell: Shell;
  readonly pool: RenderPool;
  readonly data: RunData;

  readonly db: DatabaseSync;
  readonly pages: PageRecords;
  readonly dependencies: Dependencies;
  readonly parts: SharedPartRecords;
  readonly settings: Settings;
  readonly runs: RunRecords;

  /** The folder that hosts serve. */
  readonly published: string;
  readonly writer: Writer;
  readonly staging: Staging;
  readonly journal: Journal;
  readonly stageFile: FileStager;
  readonly immutable: ImmutableFiles;
  readonly documents: DocumentStore;

  readonly tally: Tally;
  readonly meter: ReturnType<typeof progressMeter>;
  /** Sitemap files that list another set of pages than before. */
  readonly changedShards: Set<number>;
  readonly content: ContentSum;
}

/** A sum over all pages that is cheap to correct for one: equal content has the equal sum, in whatever order it came. */
export interface ContentSum {
  replace(before: number, after: number): void;
  read(): number;
}

const digestRange = 2 ** 48;

export function contentSum(start: number): ContentSum {
  let sum = start;
  return {
    replace(before, after) {
      sum = (sum + digestRange - before + after) % digestRange;
    },
    read: () => sum,
  };
}
