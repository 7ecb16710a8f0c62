import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Section } from '../../ui/section.tsx';
import { useEventCards } from '../event-cards/event-cards.tsx';
import { EventRail } from '../event-cards/event-rail.tsx';

export function PopularEvents({ events }: { readonly events: readonly EventCardData[] }) {
  const t = useTexts();
  const { draw } = useEventCards(events);
  return (
    <Section id="popular" title={t('pages:searchPopular')}>
      <EventRail events={events} draw={draw} />
    </Section>
  );
}
