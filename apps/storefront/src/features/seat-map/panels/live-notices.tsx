import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import styles from './notice.module.css';
import type { NoticeListProps } from './notice-list.tsx';

const NoticeList = lazyPart(async () => (await import('./notice-list.tsx')).NoticeList);

/** The live region of all notices. It is there while it is empty, or screen readers would miss the first notice. */
export function LiveNotices(props: NoticeListProps) {
  const { hall, choice, suggestion, isAvailabilityUnknown, lostSeats } = props;
  const isEmpty =
    !choice.refusal &&
    choice.lost.length === 0 &&
    !suggestion &&
    !isAvailabilityUnknown &&
    choice.orphans.kind === 'fine' &&
    lostSeats.length === 0 &&
    hall.opened.length === 0;
  return (
    <div role="status" className={styles.notices}>
      {!isEmpty && (
        <Suspense>
          <NoticeList {...props} />
        </Suspense>
      )}
    </div>
  );
}
