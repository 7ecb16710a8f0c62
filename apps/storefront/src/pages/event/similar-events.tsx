import { useLinks } from '../../address/use-links.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { chosenCity } from '../../features/city/chosen-city.ts';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { eventCardView } from '../../features/event-card/event-card-view.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { Section } from '../../ui/section.tsx';
import { useEventCards } from '../event-cards/event-cards.tsx';
import { EventRail } from '../event-cards/event-rail.tsx';
import type { EventData } from './event.data.ts';

const maxEvents = 6;

export interface SimilarEventsProps {
  /** The next of the category; the event itself may be among them. */
  readonly events: readonly EventCardData[];
  readonly event: Pick<EventData, 'id' | 'category'>;
}

/** Those in the city that the visitor has chosen come first. */
export function SimilarEvents({ events, event }: SimilarEventsProps) {
  const t = useTexts();
  const link = useLinks();
  const inCity = useSimilarInCity(event.category.id) ?? [];
  const elsewhere = events.filter(({ id }) => inCity.every((each) => each.id !== id));
  const others = [...inCity, ...elsewhere].filter(({ id }) => id !== event.id).slice(0, maxEvents);
  const { draw } = useEventCards(others);
  if (others.length === 0) return null;
  return (
    <Section
      id="similar"
      title={t('pages:similarEvents')}
      more={{ href: link(paths.events()), text: t('pages:allEvents') }}
    >
      <EventRail events={others} draw={draw} />
    </Section>
  );
}

function useSimilarInCity(category: number): readonly EventCardData[] | undefined {
  const lang = useLanguage();
  const { currency } = useSite();
  const city = import.meta.env.SSR ? null : chosenCity();
  const query = {
    category_id_in: [category],
    location_id_in: [city ?? 0],
    limit: maxEvents + 1,
    lang,
    currency_code: currency,
  };
  const key = city === null ? null : `similar ${JSON.stringify(query)}`;
  return useApiQuery(key, async (api, signal) => {
    const { results } = await api.listEvents(query, { signal });
    return results.map(eventCardView);
  }).data;
}
