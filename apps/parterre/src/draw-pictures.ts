import { Worker } from 'node:worker_threads';
import type { Config } from '@parterre/api/config';
import { print } from './print.ts';
import { demoDay, mediaFolder } from './seed-demo.ts';

export interface PictureDrawing {
  close(): Promise<void>;
}

/** What the thread is started with, and what it tells. */
export interface DrawingTask {
  readonly today: string;
  readonly folder: string;
}
export interface DrawingNews {
  readonly done: number;
  readonly total: number;
}

const everyPictures = 50;

/**
 * Draws the pictures of the demo catalogue that are not there yet. It takes minutes, so it happens beside everything
 * else, in a thread that can be ended at any time; the next start goes on with the rest.
 */
export async function drawPictures(config: Config): Promise<PictureDrawing> {
  const today = await demoDay(config);
  if (today === undefined) return { close: async () => undefined };
  const workerData: DrawingTask = { today, folder: mediaFolder(config) };
  const thread = new Worker(new URL('./picture-thread.ts', import.meta.url), { workerData });
  thread.on('message', ({ done, total }: DrawingNews) => {
    if (done % everyPictures === 0 || done === total) print(`pictures … ${done} of ${total}`);
  });
  thread.on('error', print);
  return { close: async () => void (await thread.terminate()) };
}
