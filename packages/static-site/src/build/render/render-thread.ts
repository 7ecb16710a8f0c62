import { parentPort, workerData } from 'node:worker_threads';
import type { Encoding } from '../publish/encodings.ts';
import { diskFiles } from '../publish/files.ts';
import { createPageTask, type PageJob, type PageOutcome } from './page-task.ts';
import type { ServerBundle } from './server-bundle.ts';
import type { SharedJson } from './shared-parts.ts';
import type { Shell } from './shell.ts';

/** What a render thread is started with. */
export interface RenderSetup {
  readonly shell: Shell;
  readonly encodings: readonly Encoding[];
  readonly durable: boolean;
}

export type ToThread =
  | { readonly kind: 'shared-parts'; readonly shared: SharedJson }
  | { readonly kind: 'render'; readonly jobs: readonly PageJob[] };

/** The outcomes of one message's jobs, in their order. */
export type FromThread = readonly PageOutcome[];

/** An error thrown in here (a full disk, a faulty slice) ends the thread; the pool hears of it and ends the run. */
export function runRenderThread(bundle: ServerBundle): void {
  const { shell, encodings, durable }: RenderSetup = workerData;
  const task = createPageTask(bundle, shell, { files: diskFiles(durable), encodings });

  parentPort?.on('message', (message: ToThread) => {
    if (message.kind === 'shared-parts') return task.setSharedParts(message.shared);
    parentPort?.postMessage(message.jobs.map(task.run) satisfies FromThread);
  });
}
