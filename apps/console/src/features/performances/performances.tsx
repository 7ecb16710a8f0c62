import type { StaffPerformance } from '@parterre/contracts/console/performances';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { gridQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { useMe } from '../../shell/use-me.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type GridFilters, toGridSearch } from './grid-search.ts';
import styles from './performances.module.css';

const route = getRouteApi('/inside/console/performances');

export function Performances() {
  const { performances: title, performance: texts, auditClear, next: later } = useTexts();
  const { language } = useLanguage();
  const filters = route.useSearch();
  const { after, ...first } = filters;
  const query = useQuery(gridQuery(toGridSearch(filters, language)));
  const clear = (
    <LinkButton to="/performances" search={{}}>
      {auditClear}
    </LinkButton>
  );
  return (
    <Screen title={title}>
      <GridFilterBar key={filters.q ?? ''} filters={first} />
      <Answer query={query}>
        {({ results, next }) =>
          results.length === 0 ? (
            <Blank title={texts.emptyTitle} text={texts.emptyText} action={clear} />
          ) : (
            <>
              <Grid performances={results} isOutdated={query.isPlaceholderData} />
              <nav className={styles.pages} aria-label={title}>
                {after !== undefined && (
                  <LinkButton to="/performances" search={first}>
                    {texts.first}
                  </LinkButton>
                )}
                {next !== null && (
                  <LinkButton to="/performances" search={{ ...first, after: next }}>
                    {later}
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

/** All of it lives in the address. */
function GridFilterBar({ filters }: { readonly filters: GridFilters }) {
  const { performance: texts } = useTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(filters.q ?? '');
  const change = (part: GridFilters) =>
    void navigate({
      to: '/performances',
      search: Object.fromEntries(
        Object.entries({ ...filters, q: typed.trim(), ...part }).filter(([, value]) => value),
      ),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({});
  };
  return (
    <search className={styles.filters}>
      <form className={styles.search} onSubmit={submit}>
        <TextField label={texts.search} name="q" value={typed} onChange={setTyped} maxLength={100} />
        <Button type="submit" look="main">
          {texts.find}
        </Button>
      </form>
      <TextField
        label={texts.from}
        name="from"
        type="date"
        value={filters.from ?? ''}
        onChange={(from) => change({ from })}
      />
      <TextField
        label={texts.until}
        name="until"
        type="date"
        value={filters.until ?? ''}
        onChange={(until) => change({ until })}
      />
    </search>
  );
}

interface GridProps {
  readonly performances: readonly StaffPerformance[];
  readonly isOutdated: boolean;
}

function Grid({ performances, isOutdated }: GridProps) {
  const { performance: texts } = useTexts();
  const headings = [texts.sold, texts.held, texts.withheld, texts.free];
  return (
    <table className={styles.grid} aria-busy={isOutdated}>
      <thead className={styles.headings}>
        <tr>
          <th scope="col">{texts.start}</th>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.state}</th>
          {headings.map((heading) => (
            <th key={heading} scope="col" className={styles.figure}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {performances.map((performance) => (
          <GridRow key={performance.id} performance={performance} />
        ))}
      </tbody>
    </table>
  );
}

function GridRow({ performance }: { readonly performance: StaffPerformance }) {
  const { performance: texts, sale, callOff } = useTexts();
  const { permissions } = useMe();
  const moment = useMoment();
  const { id, title, place, hall, state, sold, held, withheld, free, capacity } = performance;
  const percent = capacity === 0 ? 0 : Math.round((100 * sold) / capacity);
  const figures = [
    [texts.sold, `${sold} · ${percent}%`],
    [texts.held, held],
    [texts.withheld, withheld],
    [texts.free, free],
  ] as const;
  return (
    <tr>
      <td className={styles.start}>
        <time dateTime={performance.started_at}>{moment(performance.started_at, 'moment', 'place')}</time>
      </td>
      <th scope="row" className={styles.title}>
        {performance.has_plan ? (
          <Link to="/performances/$performanceId" params={{ performanceId: String(id) }}>
            {title}
          </Link>
        ) : (
          title
        )}
        <span>
          {place} · {hall}
        </span>
        {permissions.includes('counter.sell') && (
          <Link
            className={styles.sell}
            to="/counter/$performanceId"
            params={{ performanceId: String(id) }}
            aria-label={sale.sellNamed(title)}
          >
            {sale.sell}
          </Link>
        )}
        {permissions.includes('performances.call-off') && (
          <Link
            className={styles.sell}
            to="/performances/$performanceId/call-off"
            params={{ performanceId: String(id) }}
            aria-label={callOff.openNamed(title)}
          >
            {callOff.open}
          </Link>
        )}
      </th>
      <td className={styles.state} data-state={state}>
        {texts.states[state]}
      </td>
      {figures.map(([name, figure]) => (
        <td key={name} className={styles.figure} data-name={name}>
          {figure}
        </td>
      ))}
    </tr>
  );
}
