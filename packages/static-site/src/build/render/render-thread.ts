import { parentPort, workerData } from 'node:worker_threads';
import { diskFiles } from '../publish/files.ts';
import { createPageTask } from './page-task.ts';
import type { FromThread, RenderSetup, ToThread } from './render-messages.ts';
import type { ServerBundle } from './server-bundle.ts';

/** An error thrown in here (a full disk, a faulty slice) ends the thread; the pool hears of it and ends the run. */
export function runRenderThread(bundle: ServerBundle): void {
  const { shell, encodings, durable }: RenderSetup = workerData;
  const task = createPageTask(bundle, shell, { files: diskFiles(durable), encodings });

  parentPort?.on('message', (message: ToThread) => {
    if (message.kind === 'learn') return task.learn(message.shared);
    parentPort?.postMessage(message.jobs.map(task.run) satisfies FromThread);
  });
}
