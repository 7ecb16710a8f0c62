import type { StaffPerformance } from '@parterre/contracts/console/performances';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { gridQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './door.module.css';

/** Whose doors are looked at: performances of today and after, the next one first. */
export function Doors() {
  const { doors: texts, performance } = useTexts();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = useQuery(gridQuery({ lang: language, ...(search && { search }) }));
  return (
    <Screen title={texts.title}>
      <p className={styles.note}>{texts.intro}</p>
      <search className={styles.find}>
        <TextField label={performance.search} name="q" value={typed} onChange={setTyped} maxLength={100} />
      </search>
      <Answer query={query}>
        {({ results }) =>
          results.length === 0 ? (
            <Blank title={performance.emptyTitle} />
          ) : (
            <ul className={styles.performances}>
              {results.map((one) => (
                <Performance key={one.id} performance={one} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Screen>
  );
}

function Performance({ performance }: { readonly performance: StaffPerformance }) {
  const moment = useMoment();
  const { id, title, place, hall, started_at } = performance;
  return (
    <li>
      <time className={styles.small} dateTime={started_at}>
        {moment(started_at, 'moment', 'place')}
      </time>
      <Link to="/doors/$performanceId" params={{ performanceId: String(id) }}>
        {title}
      </Link>
      <span className={styles.small}>
        {place} · {hall}
      </span>
    </li>
  );
}
