import type { Event } from '@parterre/contracts/events/event';
import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import { type SaleState, saleStates } from '@parterre/domain/price/sale-state';
import { type Languages, wirePicture } from '../catalogue/wire-picture.ts';
import type { NamedRow } from './event-names.ts';
import type { EventRow } from './events.queries.ts';

/** A state by its place, which the SQL function sale_rank answers. */
export function saleStateOf(rank: number): SaleState {
  const state = saleStates[rank];
  if (!state) throw new RangeError(`no sale state has the rank ${rank}`);
  return state;
}

export const wireAmount = (amountMinor: number, currency: string): number =>
  toWire(money(amountMinor, currency));

export function wireEvent(row: EventRow, languages: Languages): Event {
  const { poster, banner, gallery } = row.images;
  const labels = row.labels ?? [];
  const persons = row.persons ?? [];
  const others = [row.category, row.hall, row.place, row.location, ...labels, ...persons];
  return {
    id: row.id,
    event_source_id: row.event_source_id,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    started_at: row.started_text,
    ended_at: row.ended_text,
    dates_count: row.dates_count,
    age_limit: row.age_limit,
    duration_minutes: row.duration_minutes,
    category: named(row.category),
    hall: named(row.hall),
    place: { ...named(row.place), address: row.place.address },
    location: named(row.location),
    labels: labels.map(named),
    persons: persons.map((person) => ({ ...named(person), role: person.role })),
    images: {
      poster: wirePicture(poster, languages),
      banner: banner ? wirePicture(banner, languages) : null,
      gallery: gallery.map((picture) => wirePicture(picture, languages)),
    },
    sale_state: saleStateOf(row.sale_rank),
    price: wirePrice(row),
    updated_at: row.updated_at.toISOString(),
    ...((row.is_fallback || others.some(({ is_fallback }) => is_fallback)) && { lang_fallback: true }),
  };
}

const named = ({ id, name }: NamedRow) => ({ id, name });

function wirePrice({ min_minor, max_minor, price_currency }: EventRow): Event['price'] {
  if (min_minor === null || max_minor === null || price_currency === null) return null;
  return {
    min: wireAmount(min_minor, price_currency),
    max: wireAmount(max_minor, price_currency),
    currency_code: price_currency,
  };
}
