import { parseOfferId } from '@parterre/domain/seats/offer-id';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { Hall } from '../data/hall.ts';
import { fullSeatName, shortSeatName } from '../data/seat-texts.ts';
import type { SeatChoice } from '../state/use-seat-choice.ts';
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
  return (
    <>
      {isAvailabilityUnknown && <Notice>{t('forms:seatRefusal_unknown')}</Notice>}
      {lostSeats.map((seat) => (
        <Notice key={seat}>{t('forms:seatLost', { place: fullSeatName(texts, hall, seat) })}</Notice>
      ))}
      <ChoiceNotices {...rest} />
      {suggestion && <SuggestionNotice hall={hall} {...suggestion} />}
    </>
  );
}

const parseSeats = (ticketId: string): number[] => {
  const ticket = parseOfferId(ticketId);
  return ticket?.kind === 'seat' ? [ticket.seat] : [];
};

/** What is wrong with the choice, each with what can be done about it. */
function ChoiceNotices({ hall, choice: { choose, refusal, orphans }, maxTickets }: ChoiceNoticesProps) {
  const t = useTexts();
  const texts = { t, language: useLanguage() };
  const refused = [...hall.ownSeats].flatMap(([seat, state]) =>
    state.kind === 'refused' ? [{ seat, ...state }] : [],
  );
  return (
    <>
      {refused.map(({ seat, alternatives }) => {
        const place = fullSeatName(texts, hall, seat);
        const others = alternatives.flatMap(parseSeats);
        if (others.length === 0) return <Notice key={seat}>{t('forms:seatRefusedAlone', { place })}</Notice>;
        const actions = others.map((other) => (
          <Button key={other} onPress={() => choose({ kind: 'add', seats: [other] })}>
            {shortSeatName(texts, hall, other)}
          </Button>
        ));
        return (
          <Notice key={seat} actions={actions}>
            {t('forms:seatRefused', { place })}
          </Notice>
        );
      })}
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
