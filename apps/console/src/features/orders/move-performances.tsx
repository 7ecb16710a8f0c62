import type { StaffPerformance } from '@parterre/contracts/console/performances';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { gridQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Blank } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './move.module.css';

interface Props {
  readonly number: number;
  /** The one whose hall is shown; undefined while it is awaited, or where it has left the catalogue. */
  readonly shown: StaffPerformance | undefined;
}

/** Which performance tickets go to: the one that is shown, or another that is looked for. */
export function MovePerformances({ number, shown }: Props) {
  const { move: texts } = useTexts();
  const moment = useMoment();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.where}>
      {shown && (
        <>
          <h2>{shown.title}</h2>
          <p>
            {moment(shown.started_at, 'moment', 'place')}, {shown.place}, {shown.hall}
          </p>
        </>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{texts.others}</summary>
        {isOpen && <Found number={number} onChoose={() => setIsOpen(false)} />}
      </details>
    </section>
  );
}

function Found({ number, onChoose }: { readonly number: number; readonly onChoose: () => void }) {
  const { performance: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = useQuery(gridQuery({ lang: language, ...(search && { search }) }));
  return (
    <>
      <search>
        <TextField label={texts.search} name="q" value={typed} onChange={setTyped} maxLength={100} />
      </search>
      <Answer query={query}>
        {({ results }) =>
          results.length === 0 ? (
            <Blank title={texts.emptyTitle} />
          ) : (
            <ul className={styles.performances}>
              {results.map(({ id, title, started_at, place, free }) => (
                <li key={id}>
                  <Link
                    to="/orders/$number/move"
                    params={{ number: String(number) }}
                    search={{ to: id }}
                    onClick={onChoose}
                  >
                    {title}, {moment(started_at, 'moment', 'place')}
                  </Link>
                  <small>
                    {place} · {texts.free}: {free}
                  </small>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </>
  );
}
