import type { StaffPerformance } from '@parterre/contracts/console/performances';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { gridQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './counter.module.css';

/** Which performance is sold: those of today and after, the next one first. */
export function CounterStart() {
  const { counter: title, sale: texts, performance } = useTexts();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = useQuery(gridQuery({ lang: language, ...(search && { search }) }));
  return (
    <Screen title={title} actions={<LinkButton to="/counter/till">{texts.till}</LinkButton>}>
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
  const { performance: texts } = useTexts();
  const moment = useMoment();
  const { id, title, place, hall, free, started_at } = performance;
  return (
    <li>
      <time dateTime={started_at}>{moment(started_at, 'moment', 'place')}</time>
      <Link to="/counter/$performanceId" params={{ performanceId: String(id) }}>
        {title}
      </Link>
      <span className={styles.small}>
        {place} · {hall}
      </span>
      <span className={styles.small}>
        {texts.free}: {free}
      </span>
    </li>
  );
}
