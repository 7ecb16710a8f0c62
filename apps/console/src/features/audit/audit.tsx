import type { AuditEntry } from '@parterre/contracts/console/audit';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { auditQuery } from '../../api/queries.ts';
import { ChangeList } from '../../commands/change-list.tsx';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import styles from './audit.module.css';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { toSearch } from './audit-search.ts';
import { useCommandName, useShownReason } from './spoken-words.ts';

const route = getRouteApi('/inside/console/audit');

export function Audit() {
  const texts = useTexts();
  const filters = route.useSearch();
  const query = useQuery(auditQuery(toSearch(filters)));
  const { before, ...newest } = filters;
  const clear = (
    <LinkButton to="/audit" search={{}}>
      {texts.auditClear}
    </LinkButton>
  );
  return (
    <Screen title={texts.audit}>
      <AuditFilterBar filters={filters} />
      <Answer query={query}>
        {({ results, next }) =>
          results.length === 0 ? (
            <Blank title={texts.auditEmpty} text={texts.auditEmptyText} action={clear} />
          ) : (
            <>
              <ol className={styles.entries} aria-busy={query.isPlaceholderData}>
                {results.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ol>
              <nav className={styles.pages} aria-label={texts.audit}>
                {before !== undefined && (
                  <LinkButton to="/audit" search={newest}>
                    {texts.auditNewest}
                  </LinkButton>
                )}
                {next !== null && (
                  <LinkButton to="/audit" search={{ ...newest, before: next }}>
                    {texts.auditOlder}
                  </LinkButton>
                )}
              </nav>
            </>
          )
        }
      </Answer>
    </Screen>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const texts = useTexts();
  const moment = useMoment();
  const name = useCommandName();
  const shownReason = useShownReason();
  const { account_id: account } = entry;
  return (
    <li className={styles.entry}>
      <time dateTime={entry.at}>{moment(entry.at)}</time>
      <p className={styles.what}>
        <strong>{name(entry.command)}</strong>
        <span>{shownReason(entry.reason)}</span>
      </p>
      <p>
        {account ? (
          <Link
            to="/audit"
            search={({ before: _page, ...filters }) => ({ ...filters, account })}
            aria-label={texts.auditOnlyBy(entry.actor)}
          >
            {entry.actor}
          </Link>
        ) : (
          entry.actor
        )}
      </p>
      <details className={styles.details}>
        <summary>{texts.auditDetails}</summary>
        <ChangeList before={entry.before} after={entry.after} />
        <p>
          <Link
            to="/audit"
            search={({ before: _page, ...filters }) => ({ ...filters, subject: entry.subject })}
          >
            {texts.auditSubject(entry.subject)}
          </Link>
        </p>
        {entry.request_id && (
          <p>
            {texts.auditRequest}: {entry.request_id}
          </p>
        )}
      </details>
    </li>
  );
}
