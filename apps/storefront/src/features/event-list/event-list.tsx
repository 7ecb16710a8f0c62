import type { Event } from '@parterre/contracts/events/event';
import { Activity, Fragment, type ReactNode } from 'react';
import styles from './event-list.module.css';
import type { ListedEvents } from './use-listed-events.ts';

export interface EventListProps {
  readonly listed: ListedEvents;
  readonly view: 'grid' | 'list';
  /** `li` elements: the generated events. */
  readonly children: ReactNode;
  /** Draws `li` elements. */
  readonly draw: (events: readonly Event[]) => ReactNode;
}

/** One list: generated events that were seen stay mounted, but hidden, while others are shown. */
export function EventList({ listed, view, children, draw }: EventListProps) {
  const { generatedMode, isGenerated, isSkeleton, pages, state } = listed;
  return (
    <ul
      id={eventListId}
      className={styles.list}
      data-view={view}
      data-stale={(state === 'loading' && !isGenerated) || undefined}
      data-skeleton={isSkeleton || undefined}
      inert={isSkeleton}
    >
      {generatedMode && <Activity mode={generatedMode}>{children}</Activity>}
      {pages.map((events) => (
        <Fragment key={events[0]?.id}>{draw(events)}</Fragment>
      ))}
    </ul>
  );
}

/** One list to a page. */
export const eventListId = 'events';
