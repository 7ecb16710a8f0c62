import { formatMoney } from '@parterre/domain/money/format-money';
import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { Hall } from '../data/hall.ts';
import { priceOfSeats } from '../data/seat-prices.ts';
import { seatListName } from '../data/seat-texts.ts';
import type { Suggestion } from '../state/find-best-seats.ts';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';
import { SeatOffers } from './seat-offers.tsx';

export interface SuggestionNoticeProps {
  readonly hall: Hall;
  readonly suggested: Suggestion;
  readonly onAccept: (seats: readonly number[]) => void;
  /** Undefined before the first search. */
  readonly onOthers: (() => void) | undefined;
}

/** Which seats are suggested and why, what they cost, and buttons to accept them or to see others. */
export function SuggestionNotice({ hall, suggested, onAccept, onOthers }: SuggestionNoticeProps) {
  const t = useTexts();
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other seats are scrolled to as well
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [suggested]);
  switch (suggested.kind) {
    case 'not_enough':
      return <Notice ref={notice}>{t('forms:bestNone')}</Notice>;
    case 'unknown':
      return <Notice ref={notice}>{t('forms:seatRefusal_unknown')}</Notice>;
    case 'shared':
      return <SharedSeats hall={hall} seats={suggested.seats} onAccept={onAccept} />;
    case 'offers':
      return (
        <div ref={notice} className={styles.offers}>
          <SeatOffers hall={hall} offers={suggested.offers} onAccept={onAccept} />
          {onOthers && <Button onPress={onOthers}>{t('forms:otherSeats')}</Button>}
        </div>
      );
  }
}

interface SharedSeatsProps extends Pick<SuggestionNoticeProps, 'hall' | 'onAccept'> {
  readonly seats: readonly number[];
}

function SharedSeats({ hall, seats, onAccept }: SharedSeatsProps) {
  const t = useTexts();
  const language = useLanguage();
  const price = priceOfSeats(hall, seats);
  const take = price && (
    <Button isMain onPress={() => onAccept(seats)}>
      {t('forms:takeSeats', { amount: formatMoney(price, language) })}
    </Button>
  );
  return (
    <Notice actions={take}>
      {t('forms:seatsShared', { place: seatListName({ t, language }, hall, seats) })}
    </Notice>
  );
}
