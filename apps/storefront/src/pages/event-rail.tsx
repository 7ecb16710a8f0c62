import type { ReactNode } from 'react';
import type { EventCardData } from '../features/event-card/event-card.data.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Rail } from '../ui/rail.tsx';

export interface EventRailProps {
  readonly events: readonly EventCardData[];
  readonly draw: (event: EventCardData) => ReactNode;
}

export function EventRail({ events, draw }: EventRailProps) {
  const t = useTexts();
  return (
    <Rail previous={t('previous')} next={t('next')}>
      {events.map((event) => (
        <li key={event.id}>{draw(event)}</li>
      ))}
    </Rail>
  );
}
