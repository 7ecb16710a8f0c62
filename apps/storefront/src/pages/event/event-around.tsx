import type { EventData } from './event.data.ts';
import { EventPlace } from './event-place.tsx';
import { SimilarEvents, type SimilarEventsProps } from './similar-events.tsx';

interface EventAroundProps {
  readonly event: EventData;
  readonly similar: SimilarEventsProps['events'];
}

/** Where it is played, and what else there is. */
export function EventAround({ event, similar }: EventAroundProps) {
  return (
    <>
      <EventPlace place={event.place} />
      <SimilarEvents events={similar} event={event} />
    </>
  );
}
