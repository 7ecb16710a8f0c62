import type { SoldPerformance } from '@parterre/contracts/console/prices';
import { readDates } from '@parterre/domain/drafts/copy-dates';
import { type Item, isEqual } from '@parterre/domain/drafts/item';

/** When a date is sold, by the clock of its place: `2026-12-18T19:00`. */
export interface SaleWindow {
  readonly source: string;
  readonly hall: string;
  readonly startedAt: string;
  /** At once where nothing is said, and until it begins. */
  readonly opensAt: string | undefined;
  readonly closesAt: string | undefined;
  readonly status: SoldPerformance['status'];
  /** Whether the draft says something else of it than what is published. */
  readonly isChanged: boolean;
}

interface Sides {
  readonly published: Item | undefined;
  /** As it would be with the draft. */
  readonly drafted: Item;
  readonly performances: readonly SoldPerformance[];
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const told = ['hall', 'started_at', 'sale_starts_at', 'sale_ends_at', 'status'] as const;

/** Of dates that are not over, by their beginning. */
export function listSaleWindows(
  { published, drafted, performances }: Sides,
  isListed: (source: string) => boolean,
): SaleWindow[] {
  const before = new Map(readDates(published ?? {}).map((date) => [date.source_id, date]));
  const stored = new Map(performances.map((performance) => [performance.source_id, performance]));
  // Names of halls come with performances.
  const halls = new Map(
    [...before.values()].map(({ source_id, hall }) => [hall, stored.get(String(source_id))?.hall]),
  );
  return readDates(drafted)
    .flatMap((date): SaleWindow[] => {
      const [source, startedAt] = [String(date.source_id), text(date.started_at)];
      const was = before.get(date.source_id);
      const isChanged = !was || told.some((name) => !isEqual(was[name], date[name]));
      const isOver = !isChanged && stored.get(source)?.is_over === true;
      if (!isListed(source) || isOver || startedAt === undefined) return [];
      const { status } = date;
      return [
        {
          source,
          hall: halls.get(date.hall) ?? text(date.hall) ?? '',
          startedAt,
          opensAt: text(date.sale_starts_at),
          closesAt: text(date.sale_ends_at),
          status: status === 'cancelled' || status === 'postponed' ? status : 'scheduled',
          isChanged,
        },
      ];
    })
    .sort((one, other) => one.startedAt.localeCompare(other.startedAt));
}
