import { changeFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { addMonths, firstDayOfMonth, toMonth } from '../../ui/calendar/month.ts';
import { MonthGrid } from '../../ui/calendar/month-grid.tsx';
import { isSameDays } from './chosen-days.ts';
import styles from './date-picker.module.css';
import type { DatePickerProps } from './date-picker-props.ts';
import { MonthButtons } from './month-buttons.tsx';
import { useDayFocus } from './use-day-focus.ts';
import { useDayState } from './use-day-state.ts';

export interface MonthViewProps extends DatePickerProps {
  /** yyyy-mm; the month of the dates chosen, or the present one, when null. */
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
  const language = useLanguage();
  const dayState = useDayState(props);
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
  const noted = (day: string) => {
    const state = dayState(day);
    return { ...state, note: <MonthNote count={state.count} /> };
  };
  return (
    <div ref={grids} className={styles.month}>
      <MonthButtons canGoBack={month > toMonth(today)} onStep={(count) => onMonth(addMonths(month, count))} />
      <MonthGrid
        month={month}
        language={language}
        today={today}
        focusedDay={focusedDay}
        dayState={noted}
        onPick={pick}
        onMoveFocus={moveFocus}
      />
    </div>
  );
}
