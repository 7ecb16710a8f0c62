import type { EventsDay } from '@parterre/contracts/reference/reference-items';
import type { LanguageCode } from '@parterre/domain/languages/languages';
import { amountFormatter, formatPrice } from '@parterre/domain/money/format-price';
import { dayAvailability } from '@parterre/domain/price/day-availability';
import type { Translate } from '../../i18n/translate.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import type { DayState } from '../../ui/calendar/month-grid.tsx';
import { isChosenDay, isWithinDays } from './chosen-days.ts';
import styles from './date-picker.module.css';
import type { DatePickerProps } from './date-picker-props.ts';
import { useDaySales } from './use-event-days.ts';

export interface DayStateOptions {
  /** Whether there is room for words where the screen is wide. */
  readonly isWorded: boolean;
}

/** How calendars show a day and its events. Days without events are disabled once their counts are loaded. */
export function useDayState(
  props: DatePickerProps,
  { isWorded }: DayStateOptions,
): (day: string) => DayState {
  const t = useTexts();
  const language = useLanguage();
  const days = useDaySales(props);
  const { filters, today } = props;
  return (day) => {
    const sales = describeDay(days?.get(day), { t, language });
    return {
      isSelected: isChosenDay(filters, day),
      isWithin: isWithinDays(filters, day),
      isDisabled: day < today || (days !== undefined && !days.has(day)),
      ariaText: [sales.count, sales.price, sales.left].filter(Boolean).join(', '),
      note: <DayNote {...sales} isWorded={isWorded} />,
    };
  };
}

interface DescribedDay {
  readonly count: string;
  /** "from 1 500 ₽". */
  readonly price?: string | undefined;
  /** "1 500". */
  readonly amount?: string | undefined;
  readonly availability?: ReturnType<typeof dayAvailability>;
  /** Where it is little. */
  readonly left?: string | undefined;
}

function describeDay(
  day: EventsDay | undefined,
  { t, language }: { readonly t: Translate; readonly language: LanguageCode },
): DescribedDay {
  const count = t('eventsFound', { count: day?.events_count ?? 0 });
  if (!day) return { count };
  const { on_sale_count = 0, sold_out_count = 0, price_min = null, currency_code = '' } = day;
  const availability = dayAvailability(on_sale_count, sold_out_count);
  const left =
    availability === 'sold_out'
      ? t('state_sold_out')
      : availability === 'few_left'
        ? t('forms:almostSoldOut')
        : undefined;
  if (price_min === null) return { count, availability, left };
  const price = t('priceFrom', { amount: formatPrice(price_min, currency_code, language) });
  return { count, availability, left, price, amount: writeAmount(price_min, currency_code, language) };
}

/** Without its currency, which all days share. */
const writeAmount = (price: number, currency: string, language: LanguageCode): string =>
  amountFormatter(language, currency, 2)
    .formatToParts(price)
    .filter(({ type }) => type !== 'currency')
    .map(({ value }) => value)
    .join('')
    .trim();

/** Below the number of a day. Its height is reserved, so that nothing moves when it is known. */
function DayNote({ count, price, amount, availability, left, isWorded }: DescribedDay & DayStateOptions) {
  return (
    <span className={styles.note} data-left={availability}>
      <span className={styles.bare}>{amount ?? '\u00a0'}</span>
      {isWorded && (
        <span className={styles.worded}>
          {availability ? count : '\u00a0'}
          <br />
          {left ?? price ?? '\u00a0'}
        </span>
      )}
    </span>
  );
}

/** What the marks of the days mean. */
export function DayLegend({ currency }: Pick<DatePickerProps, 'currency'>) {
  const t = useTexts();
  const language = useLanguage();
  const symbol = amountFormatter(language, currency, 2)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  return <p className={styles.legend}>{t('forms:dayLegend', { currency: symbol ?? currency })}</p>;
}
