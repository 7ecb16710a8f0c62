import type { Stage } from './stage.ts';

interface Listed {
  readonly id: number;
  readonly title: string;
  readonly sale_state: string;
}

interface WithDates extends Listed {
  readonly dates: readonly {
    readonly id: number;
    readonly hall: { readonly id: number };
    readonly seating: 'plan' | 'general';
    readonly sale_state: string;
  }[];
}

interface Place {
  readonly halls: readonly { readonly id: number; readonly capacity: number }[];
}

export interface DateOnSale {
  readonly eventId: number;
  readonly dateId: number;
  readonly title: string;
  /** Where its tickets are chosen. */
  readonly path: string;
}

export type Wanted = {
  readonly seating: 'plan' | 'general';
  readonly least?: number;
  readonly most?: number;
};

/** A date on sale in a hall of the wanted kind and size. */
export async function dateOnSale(
  stage: Stage,
  { seating, least = 0, most = Infinity }: Wanted,
): Promise<DateOnSale> {
  const places = await stage.list<Place>('/v1/places?limit=100');
  const halls = places.flatMap((place) => place.halls);
  const fits = (hallId: number) =>
    halls.some(({ id, capacity }) => id === hallId && capacity >= least && capacity <= most);
  const events = await stage.list<Listed>('/v1/events?limit=100&lang=ru');
  for (const { id, title } of events.filter(({ sale_state }) => sale_state === 'on_sale')) {
    const { dates } = await stage.ask<WithDates>(`/v1/events/${id}`);
    const found = dates.find(
      (date) => date.sale_state === 'on_sale' && date.seating === seating && fits(date.hall.id),
    );
    if (found)
      return { eventId: id, dateId: found.id, title, path: `/events/${id}?date=${found.id}#tickets` };
  }
  throw new Error(`The demo sells nothing in such a hall: ${seating}, ${least} to ${most} places.`);
}
