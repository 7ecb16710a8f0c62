import { type LanguageCode, languages } from '@parterre/domain/languages/languages';
import type { KeyboardEvent, ReactNode } from 'react';
import { writeTime } from '../../i18n/event-time.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { dayByKey, firstDayOfMonth, monthWeeks } from './month.ts';
import styles from './month-grid.module.css';

/** How one day is shown. */
export interface DayState {
  readonly isSelected: boolean;
  /** Between the first and the last day chosen. */
  readonly isWithin?: boolean;
  readonly isDisabled: boolean;
  /** Read out after the date: "12 events". */
  readonly ariaText: string;
  readonly note?: ReactNode;
}

export interface MonthGridProps {
  /** yyyy-mm */
  readonly month: string;
  readonly language: LanguageCode;
  readonly today: string;
  /** The one day that Tab reaches. */
  readonly focusedDay: string;
  readonly dayState: (day: string) => DayState;
  readonly onPick: (day: string) => void;
  /** A key leads to this day, which may lie in another month. */
  readonly onMoveFocus: (day: string) => void;
}

const flipped: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** One month as a grid of days (ARIA practices: date picker). */
export function MonthGrid(props: MonthGridProps) {
  const { month, language, onMoveFocus } = props;
  const { weekStart } = languages[language];
  const weeks = monthWeeks(month, weekStart);
  const title = writeTime(firstDayOfMonth(month), 'monthAndYear', language);
  const followKey = (event: KeyboardEvent, day: string) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const key = (isRtl && flipped[event.key]) || event.key;
    const next = dayByKey(key, day, weekStart, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    onMoveFocus(next);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA practices make a grid of a table
    <table className={styles.grid} role="grid" aria-label={title}>
      <caption aria-hidden="true">{title}</caption>
      <thead>
        <tr>
          {weeks[1]?.map((day) => (
            <th key={day} scope="col">
              <VisuallyHidden>{writeTime(day ?? '', 'weekday', language)}</VisuallyHidden>
              <span aria-hidden="true">{writeTime(day ?? '', 'shortWeekday', language)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place without a day has nothing else
                <td key={index} />
              ) : (
                <Day key={day} day={day} grid={props} onKey={followKey} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  readonly day: string;
  readonly grid: MonthGridProps;
  readonly onKey: (event: KeyboardEvent, day: string) => void;
}

function Day({ day, grid: { dayState, language, today, focusedDay, onPick }, onKey }: DayProps) {
  const { isSelected, isWithin = false, isDisabled, ariaText, note } = dayState(day);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid may be selected
    <td aria-selected={isSelected || isWithin} data-within={isWithin || undefined}>
      <button
        type="button"
        data-day={day}
        data-selected={isSelected || undefined}
        tabIndex={day === focusedDay ? 0 : -1}
        aria-label={`${writeTime(day, 'fullDate', language)}, ${ariaText}`}
        aria-disabled={isDisabled}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => isDisabled || onPick(day)}
        onKeyDown={(event) => onKey(event, day)}
      >
        <span>{Number(day.slice(8))}</span>
        {note !== undefined && <small>{note}</small>}
      </button>
    </td>
  );
}
