import type { OrphanCheck } from '@parterre/domain/seats/choosing/orphans';
import { parseTicketId } from '@parterre/domain/seats/ticket-id';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { Choosing } from '../choosing/use-choosing.ts';
import type { Hall } from '../data/hall.ts';
import { fullSeatName, shortSeatName } from '../data/seat-words.ts';
import { Notice } from '../notice.tsx';

export interface SeatNoticesProps {
  readonly hall: Hall;
  readonly choosing: Choosing;
  readonly lone: OrphanCheck;
  readonly mostTickets: number;
}

const seatOf = (id: string): number[] => {
  const ticket = parseTicketId(id);
  return ticket?.kind === 'seat' ? [ticket.seat] : [];
};

/** What stands in the way of a choice, each with a way out. */
export function SeatNotices({ hall, choosing, lone, mostTickets }: SeatNoticesProps) {
  const t = useTexts();
  const words = { t, language: useLanguage() };
  const refused = [...hall.seats].flatMap(([seat, state]) =>
    state.kind === 'refused' ? [{ seat, ...state }] : [],
  );
  return (
    <>
      {refused.map(({ seat, alternatives }) => {
        const place = fullSeatName(words, hall, seat);
        const others = alternatives.flatMap(seatOf);
        if (others.length === 0) return <Notice key={seat}>{t('forms:seatRefusedAlone', { place })}</Notice>;
        const acts = others.map((other) => (
          <Button key={other} onPress={() => choosing.choose({ kind: 'take', seats: [other] })}>
            {shortSeatName(words, hall, other)}
          </Button>
        ));
        return (
          <Notice key={seat} acts={acts}>
            {t('forms:seatRefused', { place })}
          </Notice>
        );
      })}
      {choosing.refusal === 'limit' && (
        <Notice>{t('forms:seatRefusal_limit', { count: mostTickets })}</Notice>
      )}
      {choosing.refusal && choosing.refusal !== 'limit' && (
        <Notice>{t(`forms:seatRefusal_${choosing.refusal}`)}</Notice>
      )}
      {lone.kind === 'orphans' && (
        <Notice
          acts={
            <Button onPress={() => choosing.choose({ kind: 'replace', seats: lone.fix })}>
              {t('forms:loneSeatFix')}
            </Button>
          }
        >
          {t('forms:loneSeat', {
            place: lone.orphans.map((seat) => shortSeatName(words, hall, seat)).join('; '),
          })}
        </Notice>
      )}
    </>
  );
}
