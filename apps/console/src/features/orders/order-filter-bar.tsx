import { orderStates } from '@parterre/domain/order/order-states';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { performancesQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type OrderFilters, sorts } from './order-search.ts';
import styles from './orders.module.css';

/** A select must have a value for what is not chosen. */
const any = '';
const maxSearch = 200;

/** One box for whatever is known, and filters beside it; all of it lives in the address. */
export function OrderFilterBar({ filters }: { readonly filters: OrderFilters }) {
  const { order: texts } = useTexts();
  const navigate = useNavigate();
  const { after: _page, ...chosen } = filters;
  const [typed, setTyped] = useState(filters.q ?? '');
  const change = (part: { [Name in keyof OrderFilters]?: OrderFilters[Name] | undefined }) =>
    void navigate({
      to: '/orders',
      search: Object.fromEntries(
        Object.entries({ ...chosen, q: typed.trim(), ...part }).filter(([, value]) => value),
      ),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({});
  };
  return (
    <search className={styles.filters}>
      <form className={styles.search} onSubmit={submit}>
        <TextField
          label={texts.search}
          name="q"
          hint={texts.searchHint}
          value={typed}
          onChange={setTyped}
          maxLength={maxSearch}
        />
        <Button type="submit" look="main">
          {texts.find}
        </Button>
      </form>
      <Select
        label={texts.state}
        value={filters.state ?? any}
        options={[
          { value: any, text: texts.anyState },
          ...orderStates.map((value) => ({ value, text: texts.states[value] })),
        ]}
        onChange={(state) => change({ state: state === any ? undefined : state })}
      />
      <PerformanceSelect
        filters={filters}
        onChange={(event, performance) => change({ event, performance })}
      />
      <TextField
        label={texts.paidSince}
        name="since"
        type="date"
        value={filters.since ?? ''}
        onChange={(since) => change({ since })}
      />
      <TextField
        label={texts.paidUntil}
        name="until"
        type="date"
        value={filters.until ?? ''}
        onChange={(until) => change({ until })}
      />
      <Select
        label={texts.sort}
        value={filters.sort ?? 'newest'}
        options={sorts.map((value) => ({ value, text: texts.sorts[value] }))}
        onChange={(sort) => change({ sort: sort === 'newest' ? undefined : sort })}
      />
    </search>
  );
}

interface PerformanceProps {
  readonly filters: OrderFilters;
  readonly onChange: (event: number | undefined, performance: number | undefined) => void;
}

/** Those from yesterday on; of an event that is chosen, all of them. */
function PerformanceSelect({ filters: { event, performance }, onChange }: PerformanceProps) {
  const { order: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const { data } = useQuery(performancesQuery(event, language));
  const offered = (data?.results ?? []).map((one) => ({
    value: `${one.event_id}:${one.performance_id}`,
    text: `${moment(one.started_at, 'moment', 'place')} · ${one.title}`,
  }));
  const value = event ? [event, ...(performance ? [performance] : [])].join(':') : any;
  const chosen = performance ? texts.performanceOf(performance) : texts.event(event ?? 0);
  const options = [
    { value: any, text: texts.anyPerformance },
    ...(value !== any && !offered.some((one) => one.value === value) ? [{ value, text: chosen }] : []),
    ...offered,
  ];
  return (
    <Select
      label={texts.performance}
      value={value}
      options={options}
      onChange={(next) => {
        const [eventId, performanceId] = next.split(':').map(Number);
        onChange(eventId || undefined, performanceId || undefined);
      }}
    />
  );
}
