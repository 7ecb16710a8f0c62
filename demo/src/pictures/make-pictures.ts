import { mkdir, readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type Job, listJobs } from './make/job.ts';
import { openManifest } from './make/manifest.ts';
import { writeFileAtOnce } from './make/write-file-at-once.ts';

export interface PictureProgress {
  readonly done: number;
  readonly total: number;
}

/** Takes from one list until it is empty, as many at a time as there are cores. */
async function withAllCores<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function write({ files }: Job, folder: string): Promise<void> {
  for (const { path, content } of await files()) await writeFileAtOnce(join(folder, path), await content());
}

/**
 * Writes `{folder}/{kind}/{key}-{width}.avif` and `.webp` for every picture of the catalogue, and the marks of the sites.
 * What is there already, made by the same code from the same hint, is left alone.
 */
export async function makePictures(
  catalogue: CatalogueFile,
  folder: string,
  report: (progress: PictureProgress) => void,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const manifest = await openManifest(folder);
  const present = new Set(await readdir(folder, { recursive: true }));
  const isMade = ({ name, recipe, paths }: Job) =>
    manifest.findRecipe(name) === recipe && paths.every((path) => present.has(path));
  const missing = listJobs(catalogue).filter((job) => !isMade(job));
  let done = 0;
  await withAllCores(missing, async (job) => {
    await write(job, folder);
    await manifest.note(job.name, job.recipe);
    done += 1;
    report({ done, total: missing.length });
  });
}
