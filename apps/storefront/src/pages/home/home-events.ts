import type { PublicApi } from '@parterre/api-client/public-api';
import type { Event } from '@parterre/contracts/events/event';
import type { LanguageCode } from '@parterre/domain/languages/languages';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { starCastLabel } from '../../features/event-card/event-card-view.ts';
import type { HomeEvents } from './home.data.ts';

/** Half of them are beside a wide screen already; each takes a phone its share of the first second. */
const railLength = 8;

export interface HomeEventsQuery {
  readonly locale: { readonly lang: LanguageCode; readonly currency_code: string };
  /** Everywhere when it is left out. */
  readonly city?: number;
  readonly signal?: AbortSignal;
  readonly card: (event: Event) => EventCardData;
}

/** What is on soon, and when: the part of the home page that a city has one of its own of. */
export async function fetchHomeEvents(
  api: PublicApi,
  { locale, city, signal, card }: HomeEventsQuery,
): Promise<HomeEvents> {
  const { lang } = locale;
  const where = city === undefined ? {} : { location_id_in: [city] };
  const options = signal && { signal };
  const events = { limit: railLength + 1, ...locale, ...where };
  const [soon, starCast, categories, days] = await Promise.all([
    api.listEvents(events, options),
    api.listEvents({ ...events, label_id_in: [starCastLabel] }, options),
    api.listCategories({ limit: 100, lang, ...where }, options),
    api.listEventsDates({ limit: 60, ...where }, options),
  ]);
  const hero =
    [...starCast.results, ...soon.results].find(({ sale_state }) => sale_state === 'on_sale') ??
    soon.results[0];
  const rail = (list: readonly Event[]) =>
    list
      .filter(({ id }) => id !== hero?.id)
      .slice(0, railLength)
      .map(card);
  return {
    hero: hero ? { ...card(hero), subtitle: hero.subtitle, banner: hero.images.banner } : null,
    soon: rail(soon.results),
    starCast: rail(starCast.results),
    categories: categories.results.map(({ id, name, events_count }) => ({ id, name, count: events_count })),
    days: days.results.map(({ date, events_count }) => ({ date, count: events_count })),
  };
}
