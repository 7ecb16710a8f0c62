import { formatMoney } from '@parterre/domain/money/format-money';
import { addMoney } from '@parterre/domain/money/money';
import { seatName } from '@parterre/domain/seats/plan/seat-name';
import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { type Hall, seatZone } from '../data/hall.ts';
import { fullSeatName, localizedName, type Texts } from '../data/seat-texts.ts';
import type { SuggestedSeats } from '../state/find-best-seats.ts';
import { Notice } from './notice.tsx';

export interface SuggestionNoticeProps {
  readonly hall: Hall;
  readonly suggested: SuggestedSeats;
  readonly onAccept: () => void;
  /** Undefined before the first search. */
  readonly onOthers: (() => void) | undefined;
}

/** Where the suggested seats are, what they cost together, and buttons to accept them or to see others. */
export function SuggestionNotice({
  hall,
  suggested: { kind, seats },
  onAccept,
  onOthers,
}: SuggestionNoticeProps) {
  const t = useTexts();
  const language = useLanguage();
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other seats are scrolled to as well
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [seats]);
  if (kind === 'not_enough') return <Notice ref={notice}>{t('forms:bestNone')}</Notice>;
  if (kind === 'failed') return <Notice ref={notice}>{t('forms:bestFailed')}</Notice>;
  const place = formatSeatList({ t, language }, hall, seats);
  const [first, ...others] = seats.flatMap((seat) => seatZone(hall, seat)?.price ?? []);
  const texts = {
    together: () => t('forms:bestTogether', { count: seats.length, place }),
    split: () => t('forms:bestSplit', { place }),
    shared: () => t('forms:seatsShared', { place }),
  };
  return (
    <Notice
      ref={notice}
      actions={
        <>
          {first && (
            <Button isMain onPress={onAccept}>
              {t('forms:takeSeats', { amount: formatMoney(others.reduce(addMoney, first), language) })}
            </Button>
          )}
          {onOthers && <Button onPress={onOthers}>{t('forms:otherSeats')}</Button>}
        </>
      }
    >
      {texts[kind]()}
    </Notice>
  );
}

/** Names section and row once where all seats share them. */
function formatSeatList(texts: Texts, hall: Pick<Hall, 'plan'>, seats: readonly number[]): string {
  const names = seats.map((seat) => seatName(hall.plan, seat));
  const [first] = names;
  const isOneRow = names.every(
    ({ section, row }) => section.name === first?.section.name && row === first.row,
  );
  if (!first || !isOneRow || seats.length === 1)
    return seats.map((seat) => fullSeatName(texts, hall, seat)).join('; ');
  const list = names.map(({ seat }) => seat).join(', ');
  return `${localizedName(texts.language, first.section)}, ${texts.t('forms:seatPlaces', { row: first.row, seats: list })}`;
}
