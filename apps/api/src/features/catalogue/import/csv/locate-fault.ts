import type { CatalogueFault } from '../catalogue-fault.ts';
import type { FileFault } from './file-fault.ts';
import type { FoundItem } from './read-items.ts';

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
      return { file, line, field: columnName(steps.slice(length), origin), reason };
    }
  }
  return { file: '', field: path, reason };
}

/** Steps as in `.images`, `[0]`, `.src`. What has no column of its own is told by its path. */
function columnName(steps: readonly string[], { columns }: FoundItem): string {
  const names = steps.map((step) => step.replace(/^\.|[[\]]/g, ''));
  return columns.get(names.join('.')) ?? names.join('.');
}
