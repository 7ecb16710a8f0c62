import { Suspense, useEffect } from 'react';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { sendSignal } from '../../signals.ts';
import { DeferredItems } from '../../ui/deferred-items.tsx';
import { pagePart } from '../../ui/page-part.ts';
import { useEventCards } from '../event-cards/event-cards.tsx';

/** Those who look at a list in rows have chosen to. */
const EventRow = pagePart(async () => (await import('../../features/event-list/event-row.tsx')).EventRow);

export interface EventItemsProps {
  readonly events: readonly EventCardData[];
  readonly view: 'grid' | 'list';
  /** Of the prices that the events came with. */
  readonly currency: string;
  /** Whether they are those that fit the filters, as of now. */
  readonly isFresh?: boolean;
  /** How many are in sight at once. */
  readonly firstCount?: number;
}

/** What a phone shows at once. */
const drawnAtOnce = 2;
/** What a desk shows at once. */
const laidOutAtOnce = 12;

/** `li` elements, in the form that a list is looked at. */
export function EventItems({ events, view, currency, isFresh = false, firstCount = 0 }: EventItemsProps) {
  const { draw, drawFirst, status, current } = useEventCards(events, { currency, isFresh });
  const ids = events.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: tracked again only when other events are listed
  useEffect(() => {
    sendSignal('tracked', { kind: 'listed', events, currency });
  }, [ids]);
  const row = (event: EventCardData) => (
    <Suspense>
      <EventRow event={current(event)} status={status(event)} />
    </Suspense>
  );
  const drawAt = (event: EventCardData, index: number) =>
    view === 'list' ? row(event) : index < firstCount ? drawFirst(event) : draw(event);
  return (
    <DeferredItems first={drawnAtOnce}>
      {events.map((event, index) => (
        <li key={event.id} data-lazy-layout={index >= laidOutAtOnce || undefined}>
          {drawAt(event, index)}
        </li>
      ))}
    </DeferredItems>
  );
}
