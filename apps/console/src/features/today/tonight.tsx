import type { StaffPerformance } from '@parterre/contracts/console/performances';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Figures } from './figures.tsx';
import styles from './today.module.css';

interface Props {
  readonly performances: readonly StaffPerformance[];
}

export function Tonight({ performances }: Props) {
  const { overview: texts } = useTexts();
  return (
    <section className={styles.part} aria-labelledby="tonight">
      <h2 id="tonight">{texts.tonight}</h2>
      {performances.length === 0 ? (
        <p className={styles.note}>{texts.tonightEmpty}</p>
      ) : (
        <ul className={styles.rows}>
          {performances.map((performance) => (
            <Performance key={performance.id} performance={performance} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Performance({ performance }: { readonly performance: StaffPerformance }) {
  const { performance: texts } = useTexts();
  const moment = useMoment();
  const { id, title, place, hall, state, started_at: startedAt } = performance;
  return (
    <li className={styles.performance}>
      <time className={styles.time} dateTime={startedAt}>
        {moment(startedAt, 'time', 'place')}
      </time>
      <div className={styles.what}>
        {performance.has_plan ? (
          <Link to="/performances/$performanceId" params={{ performanceId: String(id) }}>
            {title}
          </Link>
        ) : (
          <strong>{title}</strong>
        )}
        <span>
          {place} · {hall} · {texts.states[state]}
        </span>
        <Figures counts={performance} />
      </div>
    </li>
  );
}
