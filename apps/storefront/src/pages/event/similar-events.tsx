import { useLinks } from '../../address/use-links.ts';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Section } from '../../ui/section.tsx';
import { useEventCards } from '../event-cards/event-cards.tsx';
import { EventRail } from '../event-cards/event-rail.tsx';

export interface SimilarEventsProps {
  readonly events: readonly EventCardData[];
  readonly exceptId: number;
}

export function SimilarEvents({ events, exceptId }: SimilarEventsProps) {
  const t = useTexts();
  const link = useLinks();
  const others = events.filter(({ id }) => id !== exceptId).slice(0, 6);
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
