import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { brandFiles } from '../brand/brand-files.ts';
import { drawPicture, fileNames } from './encode-picture.ts';
import type { MadeFile } from './made-file.ts';
import { picturesOf, type WantedPicture } from './pictures-of.ts';
import { drawingCode, recipeOf } from './recipe.ts';

/** Files that are made together, and the recipe that tells whether they are still good. */
export interface Job {
  readonly name: string;
  readonly recipe: string;
  readonly paths: readonly string[];
  readonly files: () => Promise<readonly MadeFile[]>;
}

const pictureJob = (picture: WantedPicture, code: string): Job => ({
  name: `${picture.kind}/${picture.key}`,
  recipe: recipeOf(picture, code),
  paths: fileNames(picture),
  files: () => drawPicture(picture),
});

export function jobsOf(catalogue: CatalogueFile): Job[] {
  const code = drawingCode();
  const brand = {
    name: 'brand',
    recipe: code,
    paths: brandFiles.map(({ path }) => path),
    files: async () => brandFiles,
  };
  return [brand, ...picturesOf(catalogue).map((picture) => pictureJob(picture, code))];
}
