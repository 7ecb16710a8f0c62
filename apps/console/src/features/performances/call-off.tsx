import type { CallOffKind, WatchedCallOff } from '@parterre/contracts/console/call-offs';
import { daysToChoose } from '@parterre/domain/order/return-way';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { callOffQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './call-off.module.css';
import { CallOffPlan } from './call-off-plan.tsx';
import { CallOffProgress } from './call-off-progress.tsx';
import { type CallOffSearch, offeredDays, toWhat } from './call-off-search.ts';

const route = getRouteApi('/inside/console/performances/$performanceId/call-off');

/** Calling a performance off or moving it: first what it would do, then how far it is. */
export function CallOff() {
  const { callOff: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const performanceId = Number(route.useParams().performanceId);
  const query = useQuery(callOffQuery(performanceId, language));
  const { data } = query;
  const title = data
    ? texts.title(`${data.performance.title}, ${moment(data.performance.started_at, 'moment', 'place')}`)
    : texts.open;
  return (
    <Screen title={title}>
      <Answer query={query}>{(watched) => <Watched watched={watched} />}</Answer>
    </Screen>
  );
}

function Watched({
  watched: { performance, status, call_off: callOff },
}: {
  readonly watched: WatchedCallOff;
}) {
  const { callOff: texts } = useTexts();
  const isOpen = callOff?.state === 'running' || callOff?.state === 'paused';
  const { place, hall, id } = performance;
  return (
    <div className={styles.callOff}>
      <p className={styles.where}>
        {place} · {hall} · {texts.statuses[status]}
      </p>
      {callOff && <CallOffProgress callOff={callOff} />}
      {isOpen ? (
        <details className={styles.afterAll}>
          <summary>{texts.afterAll}</summary>
          <p className={styles.note}>{texts.afterAllText}</p>
          <Draft performanceId={id} kinds={['move', 'postpone']} />
        </details>
      ) : (
        <Draft performanceId={id} kinds={['cancel', 'postpone', 'move']} />
      )}
    </div>
  );
}

interface DraftProps {
  readonly performanceId: number;
  readonly kinds: readonly CallOffKind[];
}

/** What is meant lives in the address; what it would do is shown below it. */
function Draft({ performanceId, kinds }: DraftProps) {
  const { callOff: texts } = useTexts();
  const navigate = useNavigate();
  const search = route.useSearch();
  const [kind, setKind] = useState<CallOffKind>(
    search.kind && kinds.includes(search.kind) ? search.kind : (kinds[0] ?? 'cancel'),
  );
  const [days, setDays] = useState(String(search.days ?? daysToChoose.usual));
  const [to, setTo] = useState(search.to ?? '');
  const drafted: CallOffSearch = {
    kind,
    ...(kind === 'cancel' && { days: Number(days) }),
    ...(kind === 'move' && { to }),
  };
  const [told, setTold] = useState<'nobody' | 'buyers'>();
  const show = (wanted: CallOffSearch) =>
    void navigate({
      to: '/performances/$performanceId/call-off',
      params: { performanceId: String(performanceId) },
      search: wanted,
      replace: true,
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(undefined);
    show(drafted);
  };
  // What is done is not to be done again by whoever comes back to the address.
  const finish = (orders: number) => {
    setTold(orders > 0 ? 'buyers' : 'nobody');
    show({});
  };
  const what = toWhat(search);
  const isShown = what && JSON.stringify(what) === JSON.stringify(toWhat(drafted));
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <Select
          label={texts.what}
          value={kind}
          options={kinds.map((value) => ({ value, text: texts.kinds[value] }))}
          onChange={setKind}
        />
        {kind === 'cancel' && (
          <div>
            <Select
              label={texts.days}
              value={days}
              options={offeredDays.map((count) => ({ value: String(count), text: texts.daysCount(count) }))}
              onChange={setDays}
            />
            <p className={styles.note}>{texts.daysHint}</p>
          </div>
        )}
        {kind === 'move' && (
          <TextField
            label={texts.movedTo}
            name="to"
            type="datetime-local"
            hint={texts.movedToHint}
            value={to}
            onChange={setTo}
          />
        )}
        <Button type="submit" look="main">
          {texts.look}
        </Button>
      </form>
      {told && <Notice kind="good">{told === 'buyers' ? texts.done : texts.doneUntold}</Notice>}
      {isShown && <CallOffPlan performanceId={performanceId} what={what} onDone={finish} />}
    </>
  );
}
