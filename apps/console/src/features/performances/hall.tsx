import type { HallOfPerformance, SeatedSeat } from '@parterre/contracts/console/performances';
import { listSeats } from '@parterre/domain/seats/plan/list-seats';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { hallQuery, planQuery } from '../../api/queries.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import styles from '../../hall/hall.module.css';
import { HallMap } from '../../hall/hall-map.tsx';
import { toggleSeats } from '../../hall/pick-seats.ts';
import { SeatPicker } from '../../hall/seat-picker.tsx';
import { useHallChanges } from '../../hall/use-hall-changes.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { useMe } from '../../shell/use-me.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';

const route = getRouteApi('/inside/console/performances/$performanceId');

/** Who sits where at one performance; seats are withheld and released here. */
export function Hall() {
  const { performance: texts, sale, callOff, plans, waitingRoom, onSale } = useTexts();
  const { permissions } = useMe();
  const { language } = useLanguage();
  const moment = useMoment();
  const performanceId = Number(route.useParams().performanceId);
  const options = hallQuery(performanceId, language);
  const query = useQuery(options);
  const isLive = useHallChanges(performanceId, options.queryKey);
  const { data } = query;
  const title = data
    ? `${data.performance.title}, ${moment(data.performance.started_at, 'moment', 'place')}`
    : texts.hall;
  return (
    <Screen
      title={title}
      actions={
        <>
          {permissions.includes('counter.sell') && (
            <LinkButton to="/counter/$performanceId" params={{ performanceId: String(performanceId) }}>
              {sale.sell}
            </LinkButton>
          )}
          <LinkButton
            to="/performances/$performanceId/on-sale"
            params={{ performanceId: String(performanceId) }}
          >
            {onSale.open}
          </LinkButton>
          {permissions.includes('performances.change') && (
            <LinkButton
              to="/performances/$performanceId/waiting-room"
              params={{ performanceId: String(performanceId) }}
            >
              {waitingRoom.open}
            </LinkButton>
          )}
          {permissions.includes('catalogue.change') && (
            <LinkButton
              to="/performances/$performanceId/plan"
              params={{ performanceId: String(performanceId) }}
            >
              {plans.swapTitle}
            </LinkButton>
          )}
          {permissions.includes('performances.call-off') && (
            <LinkButton
              to="/performances/$performanceId/call-off"
              params={{ performanceId: String(performanceId) }}
            >
              {callOff.open}
            </LinkButton>
          )}
        </>
      }
    >
      {!isLive && <Notice kind="warning">{texts.notLive}</Notice>}
      <Answer query={query}>{(hall) => <HallOnPlan hall={hall} />}</Answer>
    </Screen>
  );
}

function HallOnPlan({ hall }: { readonly hall: HallOfPerformance }) {
  const query = useQuery(planQuery(hall.plan_hash));
  return <Answer query={query}>{(plan) => <Seats hall={hall} plan={plan} />}</Answer>;
}

interface SeatsProps {
  readonly hall: HallOfPerformance;
  readonly plan: SeatPlan;
}

function Seats({ hall, plan }: SeatsProps) {
  const { performance: texts } = useTexts();
  const { permissions } = useMe();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const seated = useMemo(() => new Map(hall.seats.map((seat) => [seat.seat, seat])), [hall]);
  const { sold, held, withheld, free, place, hall: hallName } = hall.performance;
  const pick = (seats: readonly number[]) => setChosen((before) => toggleSeats(before, seats));
  return (
    <div className={styles.hall}>
      <div className={styles.drawing}>
        <p>
          {place} · {hallName}
        </p>
        <dl className={styles.counts}>
          {(
            [
              ['sold', texts.sold, sold],
              ['held', texts.held, held],
              ['withheld', texts.withheld, withheld],
              ['free', texts.free, free],
            ] as const
          ).map(([state, name, count]) => (
            <div key={state} data-state={state}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
        <HallMap
          plan={plan}
          seated={seated}
          chosen={chosen}
          name={texts.mapName}
          onPick={(seat) => pick([seat])}
        />
      </div>
      <aside className={styles.side} aria-label={texts.chosenSeats}>
        <SeatPicker plan={plan} onPick={pick} />
        {chosen.size > 0 && (
          <>
            <ChosenSeats plan={plan} seated={seated} chosen={chosen} />
            {permissions.includes('performances.change') && (
              <SeatActs
                performanceId={hall.performance.id}
                chosen={chosen}
                onDone={() => setChosen(new Set())}
              />
            )}
            <Button look="quiet" onPress={() => setChosen(new Set())}>
              {texts.unpick}
            </Button>
          </>
        )}
      </aside>
    </div>
  );
}

interface ChosenProps {
  readonly plan: SeatPlan;
  readonly seated: ReadonlyMap<number, SeatedSeat>;
  readonly chosen: ReadonlySet<number>;
}

/** The chosen seats, and those who have them: seats of the same owner and state together. */
function ChosenSeats({ plan, seated, chosen }: ChosenProps) {
  const { performance: texts } = useTexts();
  const describe = useSeatState();
  const groups = new Map<string, number[]>();
  for (const seat of chosen) {
    const words = describe(seated.get(seat));
    groups.set(words, [...(groups.get(words) ?? []), seat]);
  }
  return (
    <section className={styles.chosen} aria-live="polite">
      <h2>{texts.chosenCount(chosen.size)}</h2>
      <ul>
        {[...groups].map(([words, seats]) => (
          <li key={words}>
            {listSeats(plan, seats).join('; ')}
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useSeatState(): (seat: SeatedSeat | undefined) => string {
  const { performance: texts } = useTexts();
  const moment = useMoment();
  return (seat) => {
    if (!seat) return texts.free;
    const until = seat.until === null ? '' : ` ${texts.untilTime(moment(seat.until))}`;
    if (seat.state === 'withheld') return `${texts.withheld}${until}: ${seat.reason ?? texts.byFile}`;
    if (seat.state === 'held') return `${texts.held}${until}`;
    return seat.order ? `${texts.sold}: ${seat.order.number}, ${seat.order.name}` : texts.sold;
  };
}

interface ActsProps {
  readonly performanceId: number;
  readonly chosen: ReadonlySet<number>;
  readonly onDone: () => void;
}

/** More do not fit into an address. */
const maxLinkedSeats = 200;

function SeatActs({ performanceId, chosen, onDone }: ActsProps) {
  const all = useTexts();
  const { permissions } = useMe();
  const { performance: texts } = all;
  const queryClient = useQueryClient();
  const [releaseAt, setReleaseAt] = useState('');
  const withhold = usePreview('seats.withhold');
  const release = usePreview('seats.release');
  const input = { performance_id: performanceId, seats: [...chosen] };
  const done = () => {
    withhold.close();
    release.close();
    onDone();
    void queryClient.invalidateQueries({ queryKey: ['hall'] });
    void queryClient.invalidateQueries({ queryKey: ['grid'] });
  };
  const askToWithhold = () =>
    withhold.ask({ ...input, ...(releaseAt && { release_at: new Date(releaseAt).toISOString() }) });
  const failure = withhold.failure ?? release.failure;
  return (
    <div className={styles.acts}>
      <TextField
        label={texts.releaseAt}
        name="release_at"
        type="datetime-local"
        hint={texts.releaseAtHint}
        value={releaseAt}
        onChange={setReleaseAt}
      />
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      <div className={styles.buttons}>
        <Button look="main" isBusy={withhold.isPending} onPress={askToWithhold}>
          {texts.withhold}
        </Button>
        <Button isBusy={release.isPending} onPress={() => release.ask(input)}>
          {texts.release}
        </Button>
        {permissions.includes('vouchers.change') && chosen.size <= maxLinkedSeats && (
          <LinkButton
            to="/vouchers/issue"
            search={{ performance: performanceId, seats: [...chosen].join('.') }}
          >
            {all.voucher.forSeats}
          </LinkButton>
        )}
      </div>
      {withhold.asked && (
        <CommandDialog
          command="seats.withhold"
          asked={withhold.asked}
          title={texts.withholdTitle}
          act={texts.withhold}
          onDone={done}
          onClose={withhold.close}
        />
      )}
      {release.asked && (
        <CommandDialog
          command="seats.release"
          asked={release.asked}
          title={texts.releaseTitle}
          act={texts.release}
          onDone={done}
          onClose={release.close}
        />
      )}
    </div>
  );
}
