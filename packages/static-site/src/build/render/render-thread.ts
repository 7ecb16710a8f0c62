import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { diskFiles } from '../publish/files.ts';
import { createPageTask } from './page-task.ts';
import type { FromThread, RenderSetup, ToThread } from './render-messages.ts';

// An error thrown here (a full disk, a faulty slice) ends the thread; the pool hears of it and ends the run.
const { bundleFile, shell, encodings, durable }: RenderSetup = workerData;
const bundle = await import(pathToFileURL(bundleFile).href);
const task = createPageTask(bundle, shell, { files: diskFiles(durable), encodings });

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'learn') return task.learn(message.shared);
  const outcome = task.run(message.job);
  parentPort?.postMessage({ id: message.id, outcome } satisfies FromThread);
});
