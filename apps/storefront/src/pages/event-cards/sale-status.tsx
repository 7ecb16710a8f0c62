import type { ReactNode } from 'react';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { writeTime } from '../../i18n/event-time.ts';
import { useGeneratedText } from '../../i18n/local-text.tsx';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';

export interface SaleStatusProps {
  readonly event: Pick<EventCardData, 'state' | 'saleStartsAt' | 'nextAt'>;
  readonly price: ReactNode;
}

/** The price, or why there is none, and when tickets can be bought. */
export function SaleStatus({ event: { state, saleStartsAt, nextAt }, price }: SaleStatusProps) {
  const t = useTexts();
  const language = useLanguage();
  const text = useGeneratedText(`${state} ${saleStartsAt} ${nextAt}`, () => {
    const reason =
      state === 'soon' && saleStartsAt
        ? t('soonFrom', { time: writeTime(saleStartsAt, 'datedTime', language) })
        : t(`state_${state}`);
    return nextAt ? `${reason}. ${t('nextDate', { date: writeTime(nextAt, 'date', language) })}` : reason;
  });
  return state === 'on_sale' ? price : <span suppressHydrationWarning>{text}</span>;
}
