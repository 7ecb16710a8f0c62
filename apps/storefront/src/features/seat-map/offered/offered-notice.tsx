import { formatMoney } from '@parterre/domain/money/format-money';
import { addMoney } from '@parterre/domain/money/money';
import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { type Hall, zoneOf } from '../data/hall.ts';
import { seatsInWords } from '../data/seat-words.ts';
import { Notice } from '../notice.tsx';
import type { Offered } from './offered.ts';

export interface OfferedNoticeProps {
  readonly hall: Hall;
  readonly offered: Offered;
  readonly onTake: () => void;
  /** Undefined when there are no others. */
  readonly onOthers: (() => void) | undefined;
}

/** Puts seats before the visitor: where they are, what they cost together, and a way to have others. */
export function OfferedNotice({ hall, offered: { kind, seats }, onTake, onOthers }: OfferedNoticeProps) {
  const t = useTexts();
  const language = useLanguage();
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other seats are news as well
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [seats]);
  if (kind === 'not_enough') return <Notice ref={notice}>{t('forms:bestNone')}</Notice>;
  if (kind === 'failed') return <Notice ref={notice}>{t('forms:bestFailed')}</Notice>;
  const place = seatsInWords({ t, language }, hall, seats);
  const [first, ...others] = seats.flatMap((seat) => zoneOf(hall, seat)?.price ?? []);
  const texts = {
    together: () => t('forms:bestTogether', { count: seats.length, place }),
    split: () => t('forms:bestSplit', { place }),
    shared: () => t('forms:seatsShared', { place }),
  };
  return (
    <Notice
      ref={notice}
      acts={
        <>
          {first && (
            <Button isMain onPress={onTake}>
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
