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
  /** `li` elements in place of what is on its way. */
  readonly skeletons: ReactNode;
}

/** One list: the generated events stay mounted, out of sight, while others stand in their place. */
export function EventList({ listed, view, children, draw, skeletons }: EventListProps) {
  const { showsGenerated, isGenerated, pages, state } = listed;
  const isAsking = state === 'asking';
  const isComing = isAsking && (isGenerated || (!showsGenerated && pages.length === 0));
  return (
    <ul
      id={eventListId}
      className={styles.list}
      data-view={view}
      data-stale={(isAsking && !isComing) || undefined}
    >
      <Activity mode={showsGenerated ? 'visible' : 'hidden'}>{children}</Activity>
      {pages.map((events) => (
        <Fragment key={events[0]?.id}>{draw(events)}</Fragment>
      ))}
      {isComing && skeletons}
    </ul>
  );
}

/** One list to a page. */
export const eventListId = 'events';
