import { changeFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { addMonths, firstDayOf, monthOf } from '../../ui/calendar/month.ts';
import { MonthGrid } from '../../ui/calendar/month-grid.tsx';
import { isChosenDay, isSameDays, isWithinDays } from './chosen-days.ts';
import styles from './date-picker.module.css';
import type { DatePickerProps } from './date-picker-props.ts';
import { MonthTurns } from './month-turns.tsx';
import { useDayFocus } from './use-day-focus.ts';
import { useEventDays } from './use-event-days.ts';

export interface MonthViewProps extends DatePickerProps {
  /** yyyy-mm; the month of the dates chosen, or the present one, unless given. */
  readonly month: string | null;
  readonly onMonth: (month: string) => void;
}

function MonthNote({ count }: { readonly count: number }) {
  const t = useTexts();
  return (
    <>
      <span className={styles.bare}>{count || ' '}</span>
      <span className={styles.worded}>{count > 0 ? t('eventsFound', { count }) : ' '}</span>
    </>
  );
}

/** A whole month with how much there is on each day; a press lists that day below. */
export function MonthView(props: MonthViewProps) {
  const { filters, onChange, today, onMonth } = props;
  const t = useTexts();
  const language = useLanguage();
  const counts = useEventDays(props);
  const month = props.month ?? monthOf(filters.date_gte ?? today);
  const [last, setReached] = useState(filters.date_gte ?? today);
  const reached = monthOf(last) === month ? last : firstDayOf(month);
  const grids = useDayFocus(reached);
  const reach = (day: string) => {
    setReached(day);
    if (monthOf(day) !== month) onMonth(monthOf(day));
  };
  const pick = (day: string) => {
    const only = { date_gte: day, date_lte: null };
    setReached(day);
    onChange(changeFilters(filters, isSameDays(filters, only) ? { date_gte: null } : only));
  };
  const lookOf = (day: string) => {
    const count = counts?.get(day) ?? 0;
    return {
      isSelected: isChosenDay(filters, day),
      isWithin: isWithinDays(filters, day),
      isDisabled: day < today || (counts !== undefined && count === 0),
      spoken: t('eventsFound', { count }),
      note: <MonthNote count={count} />,
    };
  };
  return (
    <div ref={grids} className={styles.month}>
      <MonthTurns canGoBack={month > monthOf(today)} onTurn={(count) => onMonth(addMonths(month, count))} />
      <MonthGrid {...{ month, language, today, reached, lookOf }} onPick={pick} onReach={reach} />
    </div>
  );
}
