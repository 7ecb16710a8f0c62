import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { type Hall, seatState } from '../data/hall.ts';
import { fullSeatName, shortSeatName } from '../data/seat-texts.ts';
import type { SeatChoice } from '../state/use-seat-choice.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { Notice } from './notice.tsx';
import { SuggestionNotice, type SuggestionNoticeProps } from './suggestion-notice.tsx';

interface ChoiceNoticesProps {
  readonly hall: Hall;
  readonly choice: SeatChoice;
  /** Of one order. */
  readonly maxTickets: number;
}

export interface NoticeListProps extends ChoiceNoticesProps {
  readonly isAvailabilityUnknown: boolean;
  readonly suggestion: Omit<SuggestionNoticeProps, 'hall'> | null;
  /** Seats that somebody else took while they were active or suggested. */
  readonly lostSeats: readonly number[];
}

export function NoticeList({ isAvailabilityUnknown, suggestion, lostSeats, ...rest }: NoticeListProps) {
  const { hall } = rest;
  const t = useTexts();
  const texts = { t, language: useLanguage() };
  const opened = hall.opened.filter((seat) => seatState(hall, seat) === 'free').length;
  return (
    <>
      {opened > 0 && <Notice>{t('forms:openedSeats', { count: opened })}</Notice>}
      {isAvailabilityUnknown && <Notice>{t('forms:seatRefusal_unknown')}</Notice>}
      {lostSeats.map((seat) => (
        <Notice key={seat}>{t('forms:seatLost', { place: fullSeatName(texts, hall, seat) })}</Notice>
      ))}
      <ChoiceNotices {...rest} />
      {suggestion && <SuggestionNotice hall={hall} {...suggestion} />}
    </>
  );
}

/** What is wrong with the choice, each with what can be done about it. */
function ChoiceNotices({ hall, choice, maxTickets }: ChoiceNoticesProps) {
  const { choose, refusal, orphans, lost } = choice;
  const t = useTexts();
  const texts = { t, language: useLanguage() };
  return (
    <>
      {lost.length > 0 && <ConflictNotice hall={hall} lost={lost} choose={choose} />}
      {refusal === 'limit' && <Notice>{t('forms:seatRefusal_limit', { count: maxTickets })}</Notice>}
      {refusal && refusal !== 'limit' && <Notice>{t(`forms:seatRefusal_${refusal}`)}</Notice>}
      {orphans.kind === 'orphans' && (
        <Notice
          actions={
            <Button onPress={() => choose({ kind: 'replace', seats: orphans.fix })}>
              {t('forms:loneSeatFix')}
            </Button>
          }
        >
          {t('forms:loneSeat', {
            place: orphans.orphans.map((seat) => shortSeatName(texts, hall, seat)).join('; '),
          })}
        </Notice>
      )}
    </>
  );
}
