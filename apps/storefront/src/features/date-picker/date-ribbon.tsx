import { changeFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { addDays, weekday } from '@parterre/domain/catalogue-filters/plain-date';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { isChosenDay, isSameDays, isWithinDays } from './chosen-days.ts';
import styles from './date-picker.module.css';
import type { DatePresetsProps } from './date-presets.tsx';

const length = 14;
const saturday = 6;

/** The next two weeks with how much there is on each day. A press chooses one day, a second one takes it away. */
export function DateRibbon({ filters, onChange, today, eventDays }: DatePresetsProps) {
  const t = useTexts();
  const toggle = (day: string) => {
    const only = { date_gte: day, date_lte: null };
    const next = isSameDays(filters, only) ? { date_gte: null, date_lte: null } : only;
    onChange(changeFilters(filters, next));
  };
  return (
    <ul className={styles.ribbon} aria-label={t('forms:nextDays')}>
      {Array.from({ length }, (_, index) => addDays(today, index)).map((day) => (
        <li key={day} data-weekend={weekday(day) >= saturday || undefined}>
          <RibbonDay
            day={day}
            count={eventDays && (eventDays.get(day)?.events_count ?? 0)}
            isChosen={isChosenDay(filters, day) || isWithinDays(filters, day)}
            onPress={() => toggle(day)}
          />
        </li>
      ))}
    </ul>
  );
}

interface RibbonDayProps {
  readonly day: string;
  readonly count: number | undefined;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function RibbonDay({ day, count, isChosen, onPress }: RibbonDayProps) {
  const t = useTexts();
  const language = useLanguage();
  const countText = count === undefined ? '' : t('eventsFound', { count });
  return (
    <button type="button" aria-pressed={isChosen} disabled={count === 0 && !isChosen} onClick={onPress}>
      <VisuallyHidden>
        {writeTime(day, 'fullDate', language)}, {countText}
      </VisuallyHidden>
      <i aria-hidden="true">{writeTime(day, 'shortWeekday', language)}</i>
      <b aria-hidden="true">{Number(day.slice(8))}</b>
      <small aria-hidden="true">{count ?? ' '}</small>
    </button>
  );
}
