import { EventCard } from '../features/event-card/event-card.tsx';
import { EventRow } from '../features/event-list/event-row.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const length = 8;

const anyEvent = {
  id: 0,
  sourceId: 0,
  title: 'Parterre Parterre',
  startedAt: '2027-01-01T19:00:00+00:00',
  datesCount: 2,
  ageLimit: 12,
  place: 'Parterre Parterre',
  city: 'Parterre',
  poster: null,
  state: 'on_sale',
  price: null,
  isStarCast: false,
} as const;

/** `li` elements: what is on its way, in the same form. */
export const EventSkeletons = ({ view }: { readonly view: 'grid' | 'list' }) =>
  Array.from({ length }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <li key={index}>
      <Skeleton>
        {view === 'list' ? (
          <EventRow event={anyEvent} price={<span>0000</span>} />
        ) : (
          <EventCard event={anyEvent} state="on_sale" price={<span>0000</span>} />
        )}
      </Skeleton>
    </li>
  ));
