import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import styles from './notice.module.css';
import type { HallNoticesProps } from './notices/hall-notices.tsx';

const HallNotices = lazyPart(async () => (await import('./notices/hall-notices.tsx')).HallNotices);

/** Where news is seen and heard. It is there from the start, or screen readers would miss the first; mostly it is empty. */
export function LiveNotices(news: HallNoticesProps) {
  const { hall, choosing, lone, offer, isBlind, lost } = news;
  const isRefused = [...hall.seats.values()].some(({ kind }) => kind === 'refused');
  const isQuiet =
    !choosing.refusal && !isRefused && !offer && !isBlind && lone.kind === 'fine' && lost.length === 0;
  return (
    <div role="status" className={styles.notices}>
      {!isQuiet && (
        <Suspense>
          <HallNotices {...news} />
        </Suspense>
      )}
    </div>
  );
}
