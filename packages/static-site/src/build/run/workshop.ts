import type { DatabaseSync } from 'node:sqlite';
import type { SiteConfig } from '../../shared/site-config.ts';
import type { Writer } from '../publish/encodings.ts';
import type { Reporter } from './progress.ts';
import type { CodeKeeper } from './site-code.ts';
import type { SiteFolders } from './site-folders.ts';

/** What stays the same from run to run. */
export interface Workshop {
  readonly site: SiteConfig;
  readonly folders: SiteFolders;
  readonly db: DatabaseSync;
  readonly writer: Writer;
  readonly code: CodeKeeper;
  readonly report: Reporter;
  readonly now: () => number;
}

/** A build looks at every page; an update at those its keys touch. */
export interface RunRequest {
  readonly kind: 'build' | 'update';
  readonly changedKeys: readonly string[];
}
