import type { GridPerformance, StaffPerformance } from '@parterre/contracts/console/performances';
import { formatPrice } from '@parterre/domain/money/format-price';
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
import table from '../../ui/table.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { type GridFilters, toGridSearch } from './grid-search.ts';
import styles from './performances.module.css';
import { SelectionBar } from './selection-bar.tsx';

const route = getRouteApi('/inside/console/performances');

export function Performances() {
  const { performances: title, performance: texts, auditClear, next: later } = useTexts();
  const { language } = useLanguage();
  const filters = route.useSearch();
  const { after, ...first } = filters;
  const { permissions } = useMe();
  const query = useQuery(gridQuery(toGridSearch(filters, language)));
  const [marked, setMarked] = useState<readonly StaffPerformance[]>([]);
  // As they are now, where this page shows them.
  const shown = new Map(query.data?.results.map((performance) => [performance.id, performance]));
  const selected = marked.map((performance) => shown.get(performance.id) ?? performance);
  const mark = (performances: readonly StaffPerformance[], isMarked: boolean) => {
    const ids = new Set(performances.map(({ id }) => id));
    setMarked([...selected.filter(({ id }) => !ids.has(id)), ...(isMarked ? performances : [])]);
  };
  const mayChange = permissions.includes('catalogue.change');
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
              <Grid
                performances={results}
                isOutdated={query.isPlaceholderData}
                {...(mayChange && { marking: { ids: new Set(selected.map(({ id }) => id)), onMark: mark } })}
              />
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
              {mayChange && (
                <SelectionBar
                  selected={selected}
                  search={toGridSearch(first, language)}
                  onSelect={setMarked}
                />
              )}
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

/** For those who may change what they mark. */
interface Marking {
  readonly ids: ReadonlySet<number>;
  readonly onMark: (performances: readonly StaffPerformance[], isMarked: boolean) => void;
}

interface GridProps {
  readonly performances: readonly GridPerformance[];
  readonly isOutdated: boolean;
  readonly marking?: Marking;
}

function Grid({ performances, isOutdated, marking }: GridProps) {
  const { performance: texts, changing, overview } = useTexts();
  const hasMoney = performances.some(({ takings }) => takings !== null);
  const headings = [
    texts.sold,
    texts.held,
    texts.withheld,
    texts.free,
    ...(hasMoney ? [overview.takings] : []),
  ];
  return (
    <table className={`${table.table} ${table.stacking} ${styles.grid}`} aria-busy={isOutdated}>
      <thead className={table.headings}>
        <tr>
          {marking && (
            <td className={styles.mark}>
              <MarkBox
                name={changing.selectPage}
                isMarked={performances.every(({ id }) => marking.ids.has(id))}
                onChange={(isMarked) => marking.onMark(performances, isMarked)}
              />
            </td>
          )}
          <th scope="col">{texts.start}</th>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.pricesAndPlan}</th>
          {headings.map((heading) => (
            <th key={heading} scope="col" className={styles.figure}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {performances.map((performance) => (
          <GridRow
            key={performance.id}
            performance={performance}
            hasMoney={hasMoney}
            {...(marking && { marking })}
          />
        ))}
      </tbody>
    </table>
  );
}

interface MarkProps {
  readonly name: string;
  readonly isMarked: boolean;
  readonly onChange: (isMarked: boolean) => void;
}

const MarkBox = ({ name, isMarked, onChange }: MarkProps) => (
  <label>
    <input
      type="checkbox"
      aria-label={name}
      checked={isMarked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </label>
);

interface RowProps {
  readonly performance: GridPerformance;
  readonly hasMoney: boolean;
  readonly marking?: Marking;
}

function GridRow({ performance, hasMoney, marking }: RowProps) {
  const { performance: texts, sale, changing, callOff, waitingRoom, onSale } = useTexts();
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
      {marking && (
        <td className={styles.mark}>
          <MarkBox
            name={changing.select(`${title}, ${moment(performance.started_at, 'moment', 'place')}`)}
            isMarked={marking.ids.has(id)}
            onChange={(isMarked) => marking.onMark([performance], isMarked)}
          />
        </td>
      )}
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
        <Link
          className={styles.sell}
          to="/performances/$performanceId/on-sale"
          params={{ performanceId: String(id) }}
          aria-label={onSale.openNamed(title)}
        >
          {onSale.open}
        </Link>
        {permissions.includes('performances.change') && (
          <Link
            className={styles.sell}
            to="/performances/$performanceId/waiting-room"
            params={{ performanceId: String(id) }}
            aria-label={waitingRoom.openNamed(title)}
          >
            {waitingRoom.open}
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
        <SaleWindow performance={performance} />
      </td>
      <td className={styles.offer}>
        {changing.priceLists[performance.price_list > 0 ? 'own' : 'event']}
        <span>{performance.plan ?? texts.noPlan}</span>
      </td>
      {figures.map(([name, figure]) => (
        <td key={name} className={styles.figure} data-name={name}>
          {figure}
        </td>
      ))}
      {hasMoney && <Takings takings={performance.takings ?? []} />}
    </tr>
  );
}

/** By currency, the one with most of it first. */
function Takings({ takings }: { readonly takings: NonNullable<GridPerformance['takings']> }) {
  const { overview } = useTexts();
  const { language } = useLanguage();
  return (
    <td className={`${styles.figure} ${styles.takings}`} data-name={overview.takings}>
      {takings.length === 0
        ? '—'
        : takings.map(({ amount, currency_code }) => (
            <div key={currency_code}>{formatPrice(amount, currency_code, language)}</div>
          ))}
    </td>
  );
}

/** From when until when it is sold, where that is not simply until the beginning. */
function SaleWindow({ performance }: { readonly performance: StaffPerformance }) {
  const { performance: texts, changing } = useTexts();
  const moment = useMoment();
  const { started_at, sale_starts_at: opens, sale_ends_at: closes } = performance;
  const offset = started_at.slice('yyyy-mm-ddThh:mm:ss'.length);
  const atPlace = (at: string) => moment(withOffset(at, offset), 'moment', 'place');
  return (
    <>
      {opens !== null && <span>{changing.from(atPlace(opens))}</span>}
      {Date.parse(closes) !== Date.parse(started_at) && <span>{texts.untilTime(atPlace(closes))}</span>}
    </>
  );
}

/** The same instant, as clocks show it that are so far from Greenwich. */
function withOffset(at: string, offset: string): string {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return (
    new Date(Date.parse(at) + ahead * 60_000).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length) + offset
  );
}
