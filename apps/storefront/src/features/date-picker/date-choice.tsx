import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './date-picker.module.css';
import type { DatePickerProps } from './date-picker-props.ts';
import { DatePresets } from './date-presets.tsx';
import { LazyCalendar } from './lazy-calendar.tsx';
import { useEventDays } from './use-event-days.ts';

/** Among other filters: the usual days, and a month to choose any from. */
export function DateChoice(props: DatePickerProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <fieldset className={styles.choice}>
      <legend>{t('forms:filterDates')}</legend>
      <ul className={styles.presets}>
        <DatePresets {...props} eventDays={useEventDays(props)} />
      </ul>
      <details className={styles.any} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('forms:chooseDates')}</summary>
        {isOpen && <LazyCalendar {...props} months={1} takesFocus={false} />}
      </details>
    </fieldset>
  );
}
