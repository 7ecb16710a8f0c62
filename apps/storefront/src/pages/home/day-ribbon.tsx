import { addDays, weekday } from '@parterre/domain/catalogue-filters/plain-date';
import { useLinks } from '../../address/use-links.ts';
import { LocalDay } from '../../i18n/local-text.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './day-ribbon.module.css';
import type { HomeData } from './home.data.ts';

const length = 14;
const saturday = 6;

export interface DayRibbonProps {
  readonly today: string;
  readonly days: HomeData['days'];
}

/** The next two weeks, and how much there is on each day. */
export function DayRibbon({ today, days }: DayRibbonProps) {
  const t = useTexts();
  const link = useLinks();
  const counts = new Map(days.map(({ date, count }) => [date, count]));
  return (
    <ul className={styles.ribbon}>
      {Array.from({ length }, (_, index) => addDays(today, index)).map((date) => {
        const count = counts.get(date) ?? 0;
        const face = (
          <>
            <LocalDay at={date} shape="shortWeekday" />
            <LocalDay at={date} shape="day" className={styles.numeral} />
            <LocalDay at={date} shape="shortMonth" />
            <span className={styles.count} aria-hidden="true">
              {count || '–'}
            </span>
            <VisuallyHidden>{t('eventsFound', { count })}</VisuallyHidden>
          </>
        );
        return (
          <li key={date} data-weekend={weekday(date) >= saturday || undefined}>
            {count > 0 ? <a href={link(paths.eventsWith({ date_gte: date }))}>{face}</a> : <div>{face}</div>}
          </li>
        );
      })}
    </ul>
  );
}
