import { useEffect } from 'react';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { EventRow } from '../../features/event-list/event-row.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { sendSignal } from '../../signals.ts';
import { DeferredItems } from '../../ui/deferred-items.tsx';
import { useEventCards } from '../event-cards/event-cards.tsx';

export interface EventItemsProps {
  readonly events: readonly EventCardData[];
  readonly view: 'grid' | 'list';
  /** Of the prices that the events came with. */
  readonly currency: string;
  /** How many are in sight at once. */
  readonly firstCount?: number;
}

/** What a phone shows at once. */
const drawnAtOnce = 2;
/** What a desk shows at once. */
const laidOutAtOnce = 12;

/** `li` elements, in the form that a list is looked at. */
export function EventItems({ events, view, currency, firstCount = 0 }: EventItemsProps) {
  const t = useTexts();
  const { draw, drawFirst, price, state: currentState } = useEventCards(events, currency);
  const ids = events.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: tracked again only when other events are listed
  useEffect(() => {
    sendSignal('tracked', { kind: 'listed', events, currency });
  }, [ids]);
  const row = (event: EventCardData) => {
    const state = currentState(event);
    return <EventRow event={event} price={state === 'on_sale' ? price(event) : t(`state_${state}`)} />;
  };
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
