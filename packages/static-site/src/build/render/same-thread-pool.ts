import { pathToFileURL } from 'node:url';
import type { Writer } from '../publish/encodings.ts';
import { createPageTask } from './page-task.ts';
import type { RenderPool } from './render-pool.ts';
import type { Shell } from './shell.ts';

/** Renders in the calling thread: no thread to start, and the caller's own file writer. */
export async function createSameThreadPool(
  bundleFile: string,
  shell: Shell,
  writer: Writer,
): Promise<RenderPool> {
  const task = createPageTask(await import(pathToFileURL(bundleFile).href), shell, writer);
  return { setSharedParts: task.setSharedParts, render: async (job) => task.run(job), close: async () => {} };
}
