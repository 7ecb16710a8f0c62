import { changeFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { isPlainDate } from '@parterre/domain/catalogue-filters/plain-date';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './date-picker.module.css';
import type { DatePickerProps } from './date-picker-props.ts';

const parseDay = (text: string): string | null => (isPlainDate(text) ? text : null);

/** For those who would rather type: always usable. */
export function DateInputs({ filters, onChange, today }: DatePickerProps) {
  const t = useTexts();
  const { date_gte, date_lte } = filters;
  return (
    <div className={styles.inputs}>
      <label>
        <span>{t('forms:dateFirst')}</span>
        <input
          type="date"
          min={today}
          value={date_gte ?? ''}
          onChange={({ target }) => onChange(changeFilters(filters, { date_gte: parseDay(target.value) }))}
        />
      </label>
      <label>
        <span>{t('forms:dateLast')}</span>
        <input
          type="date"
          min={date_gte ?? today}
          value={date_lte ?? date_gte ?? ''}
          onChange={({ target }) => onChange(changeFilters(filters, { date_lte: parseDay(target.value) }))}
        />
      </label>
    </div>
  );
}
