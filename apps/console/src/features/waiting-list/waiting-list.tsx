import type { WaitedPerformance } from '@parterre/contracts/console/waiting-list';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { waitingQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import table from '../../ui/table.module.css';
import styles from './waiting-list.module.css';

/** Performances that somebody waits for. */
export function WaitingList() {
  const { waitingSection: title, waiting: texts } = useTexts();
  const { language } = useLanguage();
  const query = useQuery(waitingQuery(language));
  return (
    <Screen title={title}>
      <Answer query={query}>
        {({ results }) =>
          results.length === 0 ? (
            <Blank title={texts.emptyTitle} text={texts.emptyText} />
          ) : (
            <Performances performances={results} />
          )
        }
      </Answer>
    </Screen>
  );
}

function Performances({ performances }: { readonly performances: readonly WaitedPerformance[] }) {
  const { waiting: texts, nothing } = useTexts();
  const moment = useMoment();
  return (
    <table className={`${table.table} ${table.stacking} ${styles.rows}`}>
      <thead className={table.headings}>
        <tr>
          <th scope="col">{texts.performance}</th>
          <th scope="col">{texts.wishes}</th>
          <th scope="col">{texts.tickets}</th>
          <th scope="col">{texts.offers}</th>
        </tr>
      </thead>
      <tbody>
        {performances.map(({ performance_id: id, title, started_at, wishes, tickets, offers }) => (
          <tr key={id}>
            <th scope="row">
              <Link to="/waiting-list/$performanceId" params={{ performanceId: String(id) }}>
                {title}
              </Link>
              <span>{moment(started_at, 'moment', 'place')}</span>
            </th>
            <td>{texts.wishCount(wishes)}</td>
            <td>{texts.ticketCount(tickets)}</td>
            <td>{offers === 0 ? nothing : `${texts.offers}: ${offers}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
