import type { SaleState } from './sale-state.ts';

/** Some dates of an event, told by the first of them. */
interface Dates {
  readonly startedAt: string;
  readonly datesCount: number;
  readonly placeId: number;
}

/** An event as a list has it: the dates that fit the list. */
export interface ListedDates extends Dates {
  readonly state: SaleState;
  /** Those on sale, unless all are. When none that fits the list is, others. */
  readonly onSale?: Dates | undefined;
}

/** The same as of now, of all its dates. */
export interface LiveSale {
  readonly sale_state: SaleState;
  readonly on_sale?:
    | { readonly started_at: string; readonly dates_count: number; readonly place_id: number }
    | null
    | undefined;
}

/** What a list shows of an event: dates on sale, or why there are none, and then the next one that is. */
export function shownDates<Listed extends ListedDates>(
  listed: Listed,
  live?: LiveSale,
): Listed & { readonly nextAt?: string | undefined } {
  const { onSale } = listed;
  const state = live?.sale_state ?? listed.state;
  if (!live?.on_sale)
    return state === 'on_sale'
      ? { ...listed, ...onSale, state }
      : { ...listed, state, nextAt: live ? undefined : onSale?.startedAt };
  const { started_at: startedAt, dates_count: datesCount, place_id } = live.on_sale;
  const venue = [onSale, listed].find((dates) => dates?.placeId === place_id);
  return venue
    ? { ...listed, ...venue, state, startedAt, datesCount }
    : // Where that is, the list does not know: its page does.
      { ...listed, state: 'sold_out', nextAt: startedAt };
}
