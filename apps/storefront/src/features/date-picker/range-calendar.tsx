import { changeFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/use-texts.ts';
import { addMonths, firstDayOfMonth, toMonth } from '../../ui/calendar/month.ts';
import { MonthGrid } from '../../ui/calendar/month-grid.tsx';
import { pickDay } from './chosen-days.ts';
import { DateInputs } from './date-inputs.tsx';
import styles from './date-picker.module.css';
import type { DatePickerProps } from './date-picker-props.ts';
import { MonthButtons } from './month-buttons.tsx';
import { focusDay, useDayFocus } from './use-day-focus.ts';
import { DayLegend, useDayState } from './use-day-state.tsx';

export interface RangeCalendarProps extends DatePickerProps {
  /** How many are side by side. */
  readonly months: 1 | 2;
  /** Whether the focus goes to it at once, as it does in a panel that was just opened. */
  readonly takesFocus: boolean;
}

const laterDay = (a: string, b: string) => (a > b ? a : b);

/** Days and ranges of days; those without events are dimmed and cannot be chosen. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { filters, onChange, today, months, takesFocus } = props;
  const language = useLanguage();
  const dayState = useDayState(props, { isWorded: false });
  const [anchor, setAnchor] = useState<string | null>(null);
  const [focusedDay, setFocusedDay] = useState(laterDay(filters.date_gte ?? today, today));
  const [first, setFirst] = useState(toMonth(focusedDay));
  const grids = useDayFocus(focusedDay);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (takesFocus) focusDay(grids.current, focusedDay);
  }, []);

  const moveFocus = (day: string) => {
    const next = laterDay(day, today);
    const month = toMonth(next);
    if (month < first) setFirst(month);
    if (month > addMonths(first, months - 1)) setFirst(addMonths(month, 1 - months));
    setFocusedDay(next);
  };
  const pick = (day: string) => {
    const { anchor: next, ...days } = pickDay(anchor, day);
    setAnchor(next);
    setFocusedDay(day);
    onChange(changeFilters(filters, days));
  };
  const stepMonth = (count: 1 | -1) => {
    const month = addMonths(first, count);
    setFirst(month);
    setFocusedDay(laterDay(firstDayOfMonth(month), today));
  };
  return (
    <div className={styles.calendar}>
      <MonthButtons canGoBack={first > toMonth(today)} onStep={stepMonth} />
      <div ref={grids} className={styles.months}>
        {Array.from({ length: months }, (_, index) => addMonths(first, index)).map((month) => (
          <MonthGrid
            key={month}
            month={month}
            language={language}
            today={today}
            focusedDay={focusedDay}
            dayState={dayState}
            onPick={pick}
            onMoveFocus={moveFocus}
          />
        ))}
      </div>
      <DayLegend {...props} />
      <DateInputs {...props} />
    </div>
  );
}
