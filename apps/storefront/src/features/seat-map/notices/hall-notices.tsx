import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import type { Hall } from '../data/hall.ts';
import { fullSeatName } from '../data/seat-words.ts';
import { useLostSeats } from '../data/use-lost-seats.ts';
import { OfferedNotice, type OfferedNoticeProps } from '../offered/offered-notice.tsx';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';
import { SeatNotices, type SeatNoticesProps } from './seat-notices.tsx';

export interface HallNoticesProps extends Omit<SeatNoticesProps, 'hall'> {
  readonly hall: Hall;
  readonly isBlind: boolean;
  readonly offer: Omit<OfferedNoticeProps, 'hall'> | null;
  /** Seats that the visitor is looking at. */
  readonly watched: readonly number[];
}

/** All that is to be known just now, seen and heard; empty most of the time. */
export function HallNotices({ hall, isBlind, offer, watched, ...notices }: HallNoticesProps) {
  const t = useTexts();
  const words = { t, language: useLanguage() };
  const lost = useLostSeats(hall, watched);
  return (
    <div role="status" className={styles.notices}>
      {isBlind && <Notice>{t('forms:seatRefusal_unknown')}</Notice>}
      {lost.map((seat) => (
        <Notice key={seat}>{t('forms:seatLost', { place: fullSeatName(words, hall, seat) })}</Notice>
      ))}
      <SeatNotices hall={hall} {...notices} />
      {offer && <OfferedNotice hall={hall} {...offer} />}
    </div>
  );
}
