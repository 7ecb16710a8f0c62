import { writeDays, writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popup } from '../../ui/popup.tsx';
import { useMedia } from '../../ui/use-media.ts';
import styles from './date-picker.module.css';
import type { DatePickerProps } from './date-picker-props.ts';
import { DatePresets } from './date-presets.tsx';
import { DateRibbon } from './date-ribbon.tsx';
import { LazyCalendar } from './lazy-calendar.tsx';
import { useEventDays } from './use-event-days.ts';

export interface DateBarProps extends DatePickerProps {
  readonly hasRibbon: boolean;
}

/** Above the results: the usual days, any days, and the next two weeks at a glance. */
export function DateBar({ hasRibbon, ...props }: DateBarProps) {
  const t = useTexts();
  const language = useLanguage();
  const isWide = useMedia('(width >= 48rem)');
  const eventDays = useEventDays(props);
  const { date_gte, date_lte } = props.filters;
  const chosen =
    date_gte !== null &&
    (date_lte === null ? writeTime(date_gte, 'date', language) : writeDays(date_gte, date_lte, language));
  return (
    <div className={styles.bar}>
      <ul className={styles.presets}>
        <DatePresets {...props} eventDays={eventDays} />
        <li>
          <Popup
            id="dates"
            label={t('forms:chooseDates')}
            isPressed={chosen !== false}
            opener={
              <>
                <Icon name="calendar" size={18} />
                {chosen || t('forms:chooseDates')}
              </>
            }
          >
            {() => <LazyCalendar {...props} months={isWide ? 2 : 1} takesFocus />}
          </Popup>
        </li>
      </ul>
      {hasRibbon && <DateRibbon {...props} eventDays={eventDays} />}
    </div>
  );
}
