import type { Event } from '@parterre/contracts/events/event';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useCurrency } from '../../features/currency/use-currency.ts';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { eventCardView } from '../../features/event-card/event-card-view.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { fetchKept } from './fetch-kept.ts';

/** The events of these ids that there still are, as cards. */
export function useKeptEvents(ids: readonly number[]) {
  const lang = useLanguage();
  const currency_code = useCurrency();
  const named = [...new Set(ids)].toSorted((a, b) => a - b);
  const key = named.length === 0 ? null : `kept ${lang} ${currency_code} ${named}`;
  const {
    data = [],
    state,
    retry,
  } = useApiQuery(key, (api, signal) => fetchKept(api, signal, { ids: named, lang, currency_code }));
  // Each is fetched once, in the order of what is to come: those that are over follow.
  const toCard = (event: Event): EventCardData => ({
    ...eventCardView(event),
    // A price in another currency would be read as one in this.
    ...(event.price?.currency_code !== currency_code && { price: null }),
  });
  const cards = new Map(data.map((event) => [event.id, toCard(event)]));
  const pick = (list: readonly number[]): readonly EventCardData[] => {
    const found = list.flatMap((id) => cards.get(id) ?? []);
    const isOver = ({ state: sale }: EventCardData) => sale === 'ended';
    return [...found.filter((card) => !isOver(card)), ...found.filter(isOver)];
  };
  return { pick, all: [...cards.values()], currency: currency_code, state, retry };
}
