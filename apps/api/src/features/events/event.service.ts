import type { EventDate, EventDetail } from '@parterre/contracts/events/event-detail';
import type { Reader } from '../catalogue/reader.ts';
import { type EventDateRow, selectEventDates } from './event-dates.queries.ts';
import type { EventFilters } from './event-filters.ts';
import { selectEvents } from './events.queries.ts';
import { saleStateOf, wireEvent } from './wire-event.ts';

interface EventWish {
  readonly lang?: string | undefined;
  readonly currency_code?: string | undefined;
}

/** One event with its dates: those to come, or all of them when it is over. */
export async function readEvent(
  reader: Reader,
  id: number,
  wish: EventWish,
): Promise<EventDetail | undefined> {
  const { mainLang, currency } = await reader.settings();
  const languages = { lang: wish.lang ?? mainLang, mainLang };
  const filters: EventFilters = {
    date_type: 'current',
    event_id_in: [id],
    at: reader.now(),
    currency: wish.currency_code ?? currency,
  };
  const page = { filters, order: 'id', isDescending: false, limit: 1, offset: 0 } as const;
  const [[event], dates] = await Promise.all([
    selectEvents(reader.db, { ...page, ...languages, sortLang: mainLang }),
    selectEventDates(reader.db, id, filters, languages),
  ]);
  return event && { ...wireEvent(event, languages), dates: dates.map(wireDate) };
}

const wireDate = ({ id, started_text, doors_at, hall, has_plan, sale_rank }: EventDateRow): EventDate => ({
  id,
  started_at: started_text,
  doors_at: doors_at && onClockOf(started_text, doors_at),
  hall: { id: hall.id, name: hall.name },
  seating: has_plan ? 'plan' : 'general',
  sale_state: saleStateOf(sale_rank),
});

/** Doors open by the same clock by which the date begins. */
function onClockOf(startedText: string, instant: Date): string {
  const offset = startedText.slice(-'+00:00'.length);
  const [hours = 0, minutes = 0] = offset.split(':').map(Number);
  const ahead = hours * 60 + Math.sign(hours || 1) * minutes;
  return `${new Date(instant.getTime() + ahead * 60_000).toISOString().slice(0, 19)}${offset}`;
}
