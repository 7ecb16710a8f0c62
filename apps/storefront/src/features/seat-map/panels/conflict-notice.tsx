import { changeSet } from '@parterre/domain/seats/bit-set';
import { equalTogether, findParty } from '@parterre/domain/seats/choosing/equal-together';
import { parseOfferId } from '@parterre/domain/seats/offer-id';
import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { type Hall, seatState, seatsInState } from '../data/hall.ts';
import { seatListName } from '../data/seat-texts.ts';
import type { SeatChoice } from '../state/use-seat-choice.ts';
import { Notice } from './notice.tsx';

export interface ConflictNoticeProps extends Pick<SeatChoice, 'lost' | 'choose'> {
  readonly hall: Hall;
}

/** Somebody else took chosen seats: one notice for all of them, with equal seats for the whole party, side by side if there are any. */
export function ConflictNotice({ hall, lost, choose }: ConflictNoticeProps) {
  const t = useTexts();
  const texts = { t, language: useLanguage() };
  const notice = useRef<HTMLDivElement>(null);
  // What becomes of the others is not known yet.
  const isPending = seatsInState(hall, 'pending').length > 0;
  useEffect(() => {
    if (!isPending) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isPending]);
  if (isPending) return null;
  const party = findParty(hall.plan, seatsInState(hall, 'mine'), lost);
  const together = party.length > 1 ? findTogether(hall, party, lost) : [];
  const others = together.length > 0 ? together : findSingles(hall, lost);
  const place = seatListName(texts, hall, lost);
  if (others.length === 0) return <Notice ref={notice}>{t('forms:seatRefusedAlone', { place })}</Notice>;
  const swap = (seats: readonly number[]): void =>
    choose({ kind: 'swap', party: together.length > 0 ? party : [], seats });
  return (
    <Notice
      ref={notice}
      actions={others.map((seats) => (
        <Button key={seats[0]} onPress={() => swap(seats)}>
          {seatListName(texts, hall, seats)}
        </Button>
      ))}
    >
      {t(together.length > 0 ? 'forms:seatsRefused' : 'forms:seatRefused', { place })}
    </Notice>
  );
}

/** What the visitor has elsewhere is not offered to them again. */
function findTogether({ plan, free, ...hall }: Hall, party: readonly number[], lost: readonly number[]) {
  const elsewhere = seatsInState(hall, 'mine').filter((seat) => !party.includes(seat));
  return free ? equalTogether(plan, changeSet(free, { remove: elsewhere }), { party, lost }) : [];
}

const maxSingles = 3;

/** As the server named them with its refusal, each on its own. */
function findSingles(hall: Hall, lost: readonly number[]): number[][] {
  const named = lost.flatMap((seat) => {
    const own = hall.ownSeats.get(seat);
    return own?.kind === 'refused' ? own.alternatives.map(parseOfferId) : [];
  });
  const seats = new Set(named.flatMap((ticket) => (ticket?.kind === 'seat' ? [ticket.seat] : [])));
  return [...seats]
    .filter((seat) => seatState(hall, seat) === 'free')
    .slice(0, maxSingles)
    .map((seat) => [seat]);
}
