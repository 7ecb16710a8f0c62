import { changeFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { addMonths, firstDayOf, monthOf } from '../../ui/calendar/month.ts';
import { MonthGrid } from '../../ui/calendar/month-grid.tsx';
import { isChosenDay, isWithinDays, pickDay } from './chosen-days.ts';
import { DateInputs } from './date-inputs.tsx';
import styles from './date-picker.module.css';
import type { DatePickerProps } from './date-picker-props.ts';
import { MonthTurns } from './month-turns.tsx';
import { focusDay, useDayFocus } from './use-day-focus.ts';
import { useEventDays } from './use-event-days.ts';

export interface RangeCalendarProps extends DatePickerProps {
  /** How many stand side by side. */
  readonly months: 1 | 2;
  /** Whether the focus goes to it at once, as it does in a panel that was just opened. */
  readonly takesFocus: boolean;
}

const latest = (a: string, b: string) => (a > b ? a : b);

/** Days and ranges of days; those without events are dimmed and cannot be chosen. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { filters, onChange, today, months, takesFocus } = props;
  const t = useTexts();
  const language = useLanguage();
  const counts = useEventDays(props);
  const [anchor, setAnchor] = useState<string | null>(null);
  const [reached, setReached] = useState(latest(filters.date_gte ?? today, today));
  const [first, setFirst] = useState(monthOf(reached));
  const grids = useDayFocus(reached);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (takesFocus) focusDay(grids.current, reached);
  }, []);

  const reach = (day: string) => {
    const next = latest(day, today);
    const month = monthOf(next);
    if (month < first) setFirst(month);
    if (month > addMonths(first, months - 1)) setFirst(addMonths(month, 1 - months));
    setReached(next);
  };
  const pick = (day: string) => {
    const { anchor: next, ...days } = pickDay(anchor, day);
    setAnchor(next);
    setReached(day);
    onChange(changeFilters(filters, days));
  };
  const turn = (count: 1 | -1) => {
    const month = addMonths(first, count);
    setFirst(month);
    setReached(latest(firstDayOf(month), today));
  };
  const lookOf = (day: string) => {
    const count = counts?.get(day) ?? 0;
    return {
      isSelected: isChosenDay(filters, day),
      isWithin: isWithinDays(filters, day),
      isDisabled: day < today || (counts !== undefined && count === 0),
      spoken: t('eventsFound', { count }),
    };
  };
  return (
    <div className={styles.calendar}>
      <MonthTurns canGoBack={first > monthOf(today)} onTurn={turn} />
      <div ref={grids} className={styles.months}>
        {Array.from({ length: months }, (_, index) => addMonths(first, index)).map((month) => (
          <MonthGrid
            key={month}
            {...{ month, language, today, reached, lookOf }}
            onPick={pick}
            onReach={reach}
          />
        ))}
      </div>
      <DateInputs {...props} />
    </div>
  );
}
