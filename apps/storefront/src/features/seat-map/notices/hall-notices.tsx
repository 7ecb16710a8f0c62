import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { fullSeatName } from '../data/seat-words.ts';
import { Notice } from '../notice.tsx';
import { OfferedNotice, type OfferedNoticeProps } from '../offered/offered-notice.tsx';
import { SeatNotices, type SeatNoticesProps } from './seat-notices.tsx';

export interface HallNoticesProps extends SeatNoticesProps {
  /** Nobody can tell which seats are free. */
  readonly isBlind: boolean;
  readonly offer: Omit<OfferedNoticeProps, 'hall'> | null;
  /** Seats that the visitor was looking at when somebody else took them. */
  readonly lost: readonly number[];
}

/** All that is to be known just now. */
export function HallNotices({ isBlind, offer, lost, ...notices }: HallNoticesProps) {
  const { hall } = notices;
  const t = useTexts();
  const words = { t, language: useLanguage() };
  return (
    <>
      {isBlind && <Notice>{t('forms:seatRefusal_unknown')}</Notice>}
      {lost.map((seat) => (
        <Notice key={seat}>{t('forms:seatLost', { place: fullSeatName(words, hall, seat) })}</Notice>
      ))}
      <SeatNotices {...notices} />
      {offer && <OfferedNotice hall={hall} {...offer} />}
    </>
  );
}
