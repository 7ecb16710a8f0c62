import { changeFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-texts.ts';
import { addMonths, firstDayOfMonth, toMonth } from '../../ui/calendar/month.ts';
import { MonthGrid } from '../../ui/calendar/month-grid.tsx';
import { isSameDays } from './chosen-days.ts';
import styles from './date-picker.module.css';
import type { DatePickerProps } from './date-picker-props.ts';
import { MonthButtons } from './month-buttons.tsx';
import { useDayFocus } from './use-day-focus.ts';
import { DayLegend, useDayState } from './use-day-state.tsx';

export interface MonthViewProps extends DatePickerProps {
  /** yyyy-mm; the month of the dates chosen, or the present one, when null. */
  readonly month: string | null;
  readonly onMonth: (month: string) => void;
}

/** A whole month with what each day has and costs; a press lists that day below. */
export function MonthView(props: MonthViewProps) {
  const { filters, onChange, today, onMonth } = props;
  const language = useLanguage();
  const dayState = useDayState(props, { isWorded: true });
  const month = props.month ?? toMonth(filters.date_gte ?? today);
  const [last, setFocusedDay] = useState(filters.date_gte ?? today);
  const focusedDay = toMonth(last) === month ? last : firstDayOfMonth(month);
  const grids = useDayFocus(focusedDay);
  const moveFocus = (day: string) => {
    setFocusedDay(day);
    if (toMonth(day) !== month) onMonth(toMonth(day));
  };
  const pick = (day: string) => {
    const only = { date_gte: day, date_lte: null };
    setFocusedDay(day);
    onChange(changeFilters(filters, isSameDays(filters, only) ? { date_gte: null } : only));
  };
  return (
    <div ref={grids} className={styles.month}>
      <MonthButtons canGoBack={month > toMonth(today)} onStep={(count) => onMonth(addMonths(month, count))} />
      <MonthGrid
        month={month}
        language={language}
        today={today}
        focusedDay={focusedDay}
        dayState={dayState}
        onPick={pick}
        onMoveFocus={moveFocus}
      />
      <DayLegend {...props} />
    </div>
  );
}
