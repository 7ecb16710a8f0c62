import type { MovableTicket, MoveOfOrder } from '@parterre/contracts/console/moving';
import { formatPrice } from '@parterre/domain/money/format-price';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { isNotFound } from '../../api/faults.ts';
import { moveQuery, orderDetailQuery, planQuery } from '../../api/queries.ts';
import { HallMap } from '../../hall/hall-map.tsx';
import { pickBest } from '../../hall/pick-best.ts';
import { toggleSeats } from '../../hall/pick-seats.ts';
import { SeatPicker } from '../../hall/seat-picker.tsx';
import { useHallChanges } from '../../hall/use-hall-changes.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './move.module.css';
import { noTargets, pairUp, type Targets } from './move-draft.ts';
import { MoveForm } from './move-form.tsx';
import { MovePerformances } from './move-performances.tsx';

const route = getRouteApi('/inside/console/orders/$number/move');

/** Gives tickets of an order other places: of their own performance, or of any other. */
export function MoveOrder() {
  const { move: texts } = useTexts();
  const { number } = route.useParams();
  const { to } = route.useSearch();
  const query = useQuery(orderDetailQuery(Number(number)));
  return (
    <Screen
      title={texts.title(number)}
      actions={
        <LinkButton to="/orders/$number" params={{ number }}>
          {texts.back}
        </LinkButton>
      }
    >
      <Answer query={query}>
        {({ lines }) => <Where number={Number(number)} performanceId={to ?? lines[0]?.performance_id ?? 0} />}
      </Answer>
    </Screen>
  );
}

interface WhereProps {
  readonly number: number;
  readonly performanceId: number;
}

function Where({ number, performanceId }: WhereProps) {
  const { language } = useLanguage();
  const { performance: hall, move: texts } = useTexts();
  const options = moveQuery(number, performanceId, language);
  const query = useQuery(options);
  const isLive = useHallChanges(performanceId, options.queryKey);
  // Which tickets are to go is chosen once, though one looks at several performances.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return (
    <div className={styles.move}>
      <div className={styles.side}>
        {query.data && !isLive && <Notice kind="warning">{hall.notLive}</Notice>}
        {query.data && <Tickets shown={query.data} left={left} onChange={setLeft} />}
        {/* There though the performance is not: it may have left the catalogue, which is why its tickets are moved. */}
        <MovePerformances number={number} shown={query.data?.performance} />
      </div>
      {isNotFound(query.error) ? (
        <Notice kind="warning">{texts.gone}</Notice>
      ) : (
        <Answer query={query}>
          {(shown) =>
            shown.plan_hash === null ? (
              <Places key={performanceId} shown={shown} left={left} plan={undefined} />
            ) : (
              <OnPlan key={performanceId} shown={shown} left={left} hash={shown.plan_hash} />
            )
          }
        </Answer>
      )}
    </div>
  );
}

interface TicketsProps {
  readonly shown: MoveOfOrder;
  /** Those that stay where they are. */
  readonly left: ReadonlySet<string>;
  readonly onChange: (left: ReadonlySet<string>) => void;
}

/** Once somebody may be inside with a ticket, it goes nowhere else. */
const mayGo = ({ performance_id, may_leave, may_reseat }: MovableTicket, { performance }: MoveOfOrder) =>
  performance_id === performance.id ? may_reseat : may_leave;

function Tickets({ shown, left, onChange }: TicketsProps) {
  const { move: texts, order } = useTexts();
  const moment = useMoment();
  return (
    <fieldset className={styles.choice}>
      <legend>{texts.tickets}</legend>
      {shown.tickets.map((ticket) => (
        <label key={ticket.number}>
          <input
            type="checkbox"
            disabled={!mayGo(ticket, shown)}
            checked={mayGo(ticket, shown) && !left.has(ticket.number)}
            onChange={({ target }) => {
              const others = [...left].filter((one) => one !== ticket.number);
              onChange(new Set(target.checked ? others : [...others, ticket.number]));
            }}
          />
          <span>
            {ticket.seat ? order.seat(ticket.seat) : ticket.zone}
            <small>
              {ticket.title}, {moment(ticket.started_at, 'moment', 'place')}
            </small>
            {!mayGo(ticket, shown) && <small>{ticket.may_reseat ? texts.stays : texts.inside}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface PlacesProps {
  readonly shown: MoveOfOrder;
  readonly left: ReadonlySet<string>;
  /** Undefined where no seat is numbered. */
  readonly plan: SeatPlan | undefined;
}

function OnPlan({ hash, ...props }: Omit<PlacesProps, 'plan'> & { readonly hash: string }) {
  const query = useQuery(planQuery(hash));
  return <Answer query={query}>{(plan) => <Places {...props} plan={plan} />}</Answer>;
}

function Places({ shown, left, plan }: PlacesProps) {
  const { move: texts, sale } = useTexts();
  const [targets, setTargets] = useState<Targets>(noTargets);
  const [isTooFew, setIsTooFew] = useState(false);
  const tickets = shown.tickets.filter((ticket) => mayGo(ticket, shown) && !left.has(ticket.number));
  const here = tickets.filter(({ performance_id }) => performance_id === shown.performance.id);
  const own = new Set(here.flatMap(({ seat_index }) => seat_index ?? []));
  const seated = useMemo(() => new Map(shown.seats.map((seat) => [seat.seat, seat])), [shown]);
  const isFree = (seat: number) => own.has(seat) || !seated.has(seat);
  const draft = pairUp(shown, plan, tickets, targets);
  const lost = [...targets.seats].some((seat) => !isFree(seat));
  const pick = (seats: readonly number[]) => {
    setIsTooFew(false);
    setTargets({ ...targets, seats: toggleSeats(targets.seats, seats.filter(isFree)) });
  };
  const pickTheBest = () => {
    if (!plan) return;
    // What is not sold in the currency of the order has no price here.
    const zones = shown.zones.map(({ id }) => id);
    const seats = pickBest(plan, shown.seats, { count: tickets.length, zones });
    setIsTooFew(seats.length < tickets.length);
    if (seats.length > 0) setTargets({ ...noTargets, seats: new Set(seats) });
  };
  const general = shown.zones.filter(({ units_left }) => units_left !== null);
  if (!shown.is_open) return <Notice kind="warning">{texts.closed}</Notice>;
  if (shown.zones.length === 0) return <Notice kind="warning">{texts.notSold}</Notice>;
  return (
    <div className={styles.places}>
      {plan && (
        <>
          <HallMap
            plan={plan}
            seated={seated}
            chosen={targets.seats}
            name={sale.mapName}
            onPick={(seat) => pick([seat])}
          />
          <div className={styles.buttons}>
            {tickets.length > 0 && <Button onPress={pickTheBest}>{texts.best(tickets.length)}</Button>}
          </div>
          {isTooFew && <Notice kind="warning">{texts.tooFew}</Notice>}
          <details>
            <summary>{sale.byRow}</summary>
            <SeatPicker plan={plan} onPick={pick} />
          </details>
        </>
      )}
      {general.map((zone) => (
        <Standing
          key={zone.id}
          zone={zone}
          currency={shown.currency_code}
          targets={targets}
          onChange={setTargets}
        />
      ))}
      {lost && <Notice kind="warning">{sale.lost}</Notice>}
      <MoveForm shown={shown} plan={plan} draft={draft} />
    </div>
  );
}

interface StandingProps {
  readonly zone: MoveOfOrder['zones'][number];
  readonly currency: string;
  readonly targets: Targets;
  readonly onChange: (targets: Targets) => void;
}

const maxPlaces = 200;

/** How many go where no seat is numbered. */
function Standing({ zone, currency, targets, onChange }: StandingProps) {
  const { sale } = useTexts();
  const { language } = useLanguage();
  const { id, name, price, units_left } = zone;
  return (
    <TextField
      label={sale.places(name)}
      name={`places-${id}`}
      hint={sale.placesHint(formatPrice(price, currency, language), units_left ?? 0)}
      value={targets.places.has(id) ? String(targets.places.get(id)) : ''}
      onChange={(typed) => {
        const count = Math.min(maxPlaces, Number(typed.replace(/\D/g, '')));
        const others = [...targets.places].filter(([one]) => one !== id);
        onChange({ ...targets, places: new Map(count > 0 ? [...others, [id, count]] : others) });
      }}
    />
  );
}
