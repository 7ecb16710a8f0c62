import type { Encoding } from '../publish/encodings.ts';
import type { PageJob, PageOutcome } from './page-task.ts';
import type { SharedJson } from './shared-parts.ts';
import type { Shell } from './shell.ts';

/** What a render thread is started with. */
export interface RenderSetup {
  readonly shell: Shell;
  readonly encodings: readonly Encoding[];
  readonly durable: boolean;
}

export type ToThread =
  | { readonly kind: 'learn'; readonly shared: SharedJson }
  | { readonly kind: 'render'; readonly jobs: readonly PageJob[] };

/** The outcomes of one message's jobs, in their order. */
export type FromThread = readonly PageOutcome[];
