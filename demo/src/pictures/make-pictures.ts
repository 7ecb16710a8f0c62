import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { drawPicture, fileNames } from './make/encode-picture.ts';
import { openManifest } from './make/manifest.ts';
import { picturesOf, type WantedPicture } from './make/pictures-of.ts';
import { drawingCode, recipeOf } from './make/recipe.ts';
import { writeFileAtOnce } from './make/write-file-at-once.ts';
import { pictureForms } from './picture-forms.ts';

export interface PictureProgress {
  readonly done: number;
  readonly total: number;
}

const nameOf = ({ kind, key }: WantedPicture) => `${kind}/${key}`;

async function filesIn(folder: string): Promise<Set<string>> {
  const kinds = Object.keys(pictureForms);
  const names = await Promise.all(
    kinds.map(async (kind) => {
      const files = await readdir(join(folder, kind)).catch(() => []);
      return files.map((file) => `${kind}/${file}`);
    }),
  );
  return new Set(names.flat());
}

async function writePicture(picture: WantedPicture, folder: string): Promise<void> {
  const files = await drawPicture(picture);
  await Promise.all(
    files.map(async ({ name, encode }) => writeFileAtOnce(join(folder, picture.kind, name), await encode())),
  );
}

/** Takes from one list until it is empty, as many at a time as there are cores. */
async function withAllCores<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/**
 * Writes `{folder}/{kind}/{key}-{width}.avif` and `.webp` for every picture of the catalogue.
 * A picture that is there already, made by the same code from the same hint, is left alone.
 */
export async function makePictures(
  catalogue: CatalogueFile,
  folder: string,
  report: (progress: PictureProgress) => void,
): Promise<void> {
  const [manifest, present] = await Promise.all([openManifest(folder), filesIn(folder)]);
  const code = drawingCode();
  const isMade = (picture: WantedPicture) =>
    manifest.recipeOf(nameOf(picture)) === recipeOf(picture, code) &&
    fileNames(picture).every((file) => present.has(`${picture.kind}/${file}`));
  const missing = picturesOf(catalogue).filter((picture) => !isMade(picture));
  let done = 0;
  await withAllCores(missing, async (picture) => {
    await writePicture(picture, folder);
    await manifest.note(nameOf(picture), recipeOf(picture, code));
    done += 1;
    report({ done, total: missing.length });
  });
}
