import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { printUsage } from '../measure/print-usage.ts';

/** The programme as string templates in threads write it: no bundle, no fingerprints, no care for a crash. */
const [folder = '', shows = '', threads = '2'] = process.argv.slice(2);
const workers = Array.from(
  { length: Number(threads) },
  (_, thread) =>
    new Worker(new URL('./write-thread.ts', import.meta.url), {
      workerData: { folder, shows: Number(shows), thread, threads: Number(threads) },
    }),
);
await Promise.all(workers.map((worker) => once(worker, 'exit')));
printUsage();
