import type { Encoding } from '../publish/encodings.ts';
import type { Files } from '../publish/files.ts';
import type { Reporter } from './progress.ts';

export interface SiteOptions {
  /** Where the generator works: `public` inside it is the published site, the rest its own state. */
  readonly folder: string;
  /** Render threads, one per core unless told otherwise; 0 renders in the calling thread, with the injected `files`. */
  readonly threads?: number;
  /** Compressed forms beside every text file; none unless told otherwise. */
  readonly encodings?: readonly Encoding[];
  /** Flush each file to disk before it is published, so that even a power cut leaves a whole site. */
  readonly durable?: boolean;
  /** A page that takes longer to render fails; 30 s unless told otherwise. */
  readonly renderTimeLimitMs?: number;
  readonly report?: Reporter;
  readonly now?: () => number;
  readonly files?: Files;
}
