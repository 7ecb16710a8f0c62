import type { PerformanceRefusal, PreviewedPerformance } from '@parterre/contracts/console/performances';
import { changedFields, type EventDate } from '../import/edits/keep-dates.ts';
import type { ListedRow } from './performance-changes.queries.ts';

/** A performance before and after, in the words of a file and in those of the preview. */
export interface Draft {
  readonly id: number;
  readonly row?: ListedRow;
  readonly old?: EventDate;
  readonly date?: EventDate;
  readonly before: PreviewedPerformance;
  readonly after: PreviewedPerformance;
  readonly refused?: PerformanceRefusal;
}

export const isChanged = ({ old, date, refused }: Draft): boolean =>
  !refused && old !== undefined && date !== undefined && changedFields(old, date).length > 0;

export const refuseDraft = (draft: Draft, refused: PerformanceRefusal, because?: string): Draft => ({
  ...draft,
  refused,
  after: { ...draft.after, refused, ...(because !== undefined && { because }) },
});

export const describeDate = (
  id: number,
  { started_at, doors_at, sale_starts_at, sale_ends_at }: EventDate,
  prices: PreviewedPerformance['prices'],
): PreviewedPerformance => ({
  id,
  starts: started_at,
  doors: doors_at ?? null,
  sale_opens: sale_starts_at ?? null,
  sale_closes: sale_ends_at ?? started_at,
  prices,
});
