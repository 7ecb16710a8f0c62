import type { CatalogueFault } from '../catalogue-fault.ts';
import type { FoundItem } from './read-items.ts';

/** What is wrong in a file, and where. */
export interface FileFault {
  readonly file: string;
  readonly line?: number;
  /** A column of a CSV file, or a path in a JSON file. */
  readonly field: string;
  readonly reason: string;
}

/** A file that is to be imported. */
export interface CatalogueText {
  /** Without its folders. */
  readonly name: string;
  readonly text: string;
}

/** A fault of the catalogue where it stands in the files: the row of the innermost thing, and the column. */
export function locateFault(
  { path, reason }: CatalogueFault,
  origins: ReadonlyMap<string, FoundItem>,
): FileFault {
  const steps = path.split(/(?=[.[])/);
  for (let length = steps.length; length > 0; length -= 1) {
    const origin = origins.get(steps.slice(0, length).join(''));
    if (origin) {
      const { file, line } = origin;
      return { file, line, field: columnOf(steps.slice(length), origin), reason };
    }
  }
  return { file: '', field: path, reason };
}

/** Steps as in `.images`, `[0]`, `.src`. What has no column of its own is told by its path. */
function columnOf(steps: readonly string[], { columns }: FoundItem): string {
  const names = steps.map((step) => step.replace(/^\.|[[\]]/g, ''));
  return columns.get(names.join('.')) ?? names.join('.');
}
