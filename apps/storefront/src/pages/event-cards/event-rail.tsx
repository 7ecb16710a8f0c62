import type { ReactNode } from 'react';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { Rail } from '../../ui/rail.tsx';

export interface EventRailProps {
  readonly events: readonly EventCardData[];
  readonly draw: (event: EventCardData) => ReactNode;
}

export const EventRail = ({ events, draw }: EventRailProps) => (
  <Rail>
    {events.map((event) => (
      <li key={event.id}>{draw(event)}</li>
    ))}
  </Rail>
);
