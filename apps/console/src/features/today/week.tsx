import type { DayFigures } from '@parterre/contracts/console/today';
import { Link } from '@tanstack/react-router';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { soldPercent } from './figures.tsx';
import styles from './today.module.css';

/** Each day leads to its performances. */
export function Week({ days }: { readonly days: readonly DayFigures[] }) {
  const { overview: texts, performance } = useTexts();
  const columns = [performance.sold, performance.held, performance.withheld, performance.free];
  return (
    <section className={styles.part} aria-labelledby="week">
      <h2 id="week">{texts.week}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Day({ day }: { readonly day: DayFigures }) {
  const { texts, language } = useLanguage();
  const name = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(day.day));
  return (
    <tr>
      <th scope="row">
        <Link to="/performances" search={{ from: day.day, until: day.day }}>
          {name}
        </Link>
        <span>
          {day.performances === 0 ? texts.overview.dayOff : texts.overview.performances(day.performances)}
        </span>
      </th>
      {day.performances === 0 ? (
        <td colSpan={4} />
      ) : (
        <>
          <td>
            {day.sold}
            <span>{soldPercent(day)}%</span>
          </td>
          <td>{day.held}</td>
          <td>{day.withheld}</td>
          <td>{day.free}</td>
        </>
      )}
    </tr>
  );
}
