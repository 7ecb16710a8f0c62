import type { StaffPerformance } from '@parterre/contracts/console/performances';
import { type GridSearch, readGrid } from '../../api/console-api.ts';

/** As many as can be changed at once. */
export const maxSelected = 1000;
const pageSize = 100;

/** All performances that a filter finds, page by page; undefined where they are more than can be changed at once. */
export async function gatherFound(search: GridSearch): Promise<readonly StaffPerformance[] | undefined> {
  const found: StaffPerformance[] = [];
  let after: string | undefined;
  do {
    const { results, next } = await readGrid({ ...search, after, limit: pageSize });
    found.push(...results);
    after = next ?? undefined;
    if (found.length > maxSelected) return undefined;
  } while (after !== undefined);
  return found;
}
