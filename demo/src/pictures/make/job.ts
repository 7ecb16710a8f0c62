import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { brandFiles } from '../brand/brand-files.ts';
import { drawPicture, fileNames } from './encode-picture.ts';
import { listPictures, type WantedPicture } from './list-pictures.ts';
import type { MadeFile } from './made-file.ts';
import { createRecipe, drawingCode } from './recipe.ts';

/** Files that are made together, and the recipe that tells whether they are still good. */
export interface Job {
  readonly name: string;
  readonly recipe: string;
  readonly paths: readonly string[];
  readonly files: () => Promise<readonly MadeFile[]>;
}

const pictureJob = (picture: WantedPicture, code: string): Job => ({
  name: `${picture.kind}/${picture.key}`,
  recipe: createRecipe(picture, code),
  paths: fileNames(picture),
  files: () => drawPicture(picture),
});

export function listJobs(catalogue: CatalogueFile): Job[] {
  const code = drawingCode();
  const brand = {
    name: 'brand',
    recipe: code,
    paths: brandFiles.map(({ path }) => path),
    files: async () => brandFiles,
  };
  return [brand, ...listPictures(catalogue).map((picture) => pictureJob(picture, code))];
}
