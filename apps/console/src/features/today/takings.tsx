import type { Takings } from '@parterre/contracts/console/today';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { chartHeight, layOutBars } from './bars.ts';
import styles from './today.module.css';

export function TakingsPart({ takings }: { readonly takings: readonly Takings[] }) {
  const { overview: texts } = useTexts();
  return (
    <section className={styles.part} aria-labelledby="takings">
      <h2 id="takings">{texts.takings}</h2>
      {takings.length === 0 && <p className={styles.note}>{texts.takingsEmpty}</p>}
      {takings.map((ofCurrency) => (
        <OfCurrency key={ofCurrency.currency_code} takings={ofCurrency} />
      ))}
    </section>
  );
}

function OfCurrency({ takings }: { readonly takings: Takings }) {
  const { texts, language } = useLanguage();
  const { overview } = texts;
  const write = (amount: number) => formatPrice(amount, takings.currency_code, language);
  const figures = [
    [overview.takenToday, takings.today],
    [overview.takenSoFar, takings.week_before_so_far],
    [overview.takenBefore, takings.week_before],
  ] as const;
  return (
    <div className={styles.takings}>
      <dl className={styles.sums}>
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{write(amount)}</dd>
          </div>
        ))}
      </dl>
      <Chart takings={takings} name={overview.chart(write(takings.today), write(takings.week_before))} />
      <details>
        <summary>{overview.asTable}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{overview.hour}</th>
              <th scope="col">{overview.takenToday}</th>
              <th scope="col">{overview.takenBefore}</th>
            </tr>
          </thead>
          <tbody>
            {takings.hours.map((one, hour) => (
              // An hour has no other name than its place in the day.
              // biome-ignore lint/suspicious/noArrayIndexKey: hours neither move nor go
              <tr key={hour}>
                <th scope="row">{writeHour(hour)}</th>
                <td>{write(one.today)}</td>
                <td>{write(one.week_before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

const writeHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const marks = [0, 6, 12, 18];

/** The same as the table says. */
function Chart({ takings, name }: { readonly takings: Takings; readonly name: string }) {
  const { overview: texts } = useTexts();
  const { hours } = takings;
  return (
    <figure className={styles.chart}>
      <svg
        role="img"
        aria-label={name}
        viewBox={`0 0 ${hours.length} ${chartHeight}`}
        preserveAspectRatio="none"
      >
        {layOutBars(hours).map(({ hour, series, ...box }) => (
          <rect key={`${hour} ${series}`} data-series={series} {...box} />
        ))}
      </svg>
      <div className={styles.marks} aria-hidden="true">
        {marks.map((hour) => (
          <span key={hour}>{writeHour(hour)}</span>
        ))}
      </div>
      <figcaption>
        <span data-series="today">{texts.takenToday}</span>
        <span data-series="week_before">{texts.takenBefore}</span>
      </figcaption>
    </figure>
  );
}
