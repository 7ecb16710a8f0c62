import type { CounterOfPerformance, Reservation } from '@parterre/contracts/console/counter';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { counterQuery, planQuery } from '../../api/queries.ts';
import { HallMap } from '../../hall/hall-map.tsx';
import { pickBest } from '../../hall/pick-best.ts';
import { toggleSeats } from '../../hall/pick-seats.ts';
import { SeatPicker } from '../../hall/seat-picker.tsx';
import { useHallChanges } from '../../hall/use-hall-changes.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import styles from './counter.module.css';
import { PayForm } from './pay-form.tsx';
import { Reservations } from './reservations.tsx';
import { emptyDraft, type SaleDraft, saleTotal, ticketCount } from './sale-draft.ts';
import { readSaleKey, type Way } from './sale-keys.ts';
import { SaleList } from './sale-list.tsx';
import { Sold, type SoldOrder } from './sold.tsx';
import { WayButtons } from './way-buttons.tsx';

const route = getRouteApi('/inside/console/counter/$performanceId');

/** Where tickets of one performance are sold to people who stand there: with few keys, beside the sale on the web. */
export function Counter() {
  const { counter: name, sale: texts, performance: hall } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const performanceId = Number(route.useParams().performanceId);
  const options = counterQuery(performanceId, language);
  const query = useQuery(options);
  const isLive = useHallChanges(performanceId, options.queryKey);
  const { data } = query;
  const title = data
    ? `${data.performance.title}, ${moment(data.performance.started_at, 'moment', 'place')}`
    : name;
  return (
    <Screen
      title={title}
      actions={
        <span className={styles.actions}>
          <LinkButton to="/counter">{texts.others}</LinkButton>
          <LinkButton to="/counter/till">{texts.till}</LinkButton>
        </span>
      }
    >
      {!isLive && <Notice kind="warning">{hall.notLive}</Notice>}
      <Answer query={query}>
        {(counter) =>
          counter.plan_hash === null ? (
            <Sale key={performanceId} counter={counter} plan={undefined} />
          ) : (
            <SaleOnPlan key={performanceId} counter={counter} hash={counter.plan_hash} />
          )
        }
      </Answer>
    </Screen>
  );
}

function SaleOnPlan({ counter, hash }: { readonly counter: CounterOfPerformance; readonly hash: string }) {
  const query = useQuery(planQuery(hash));
  return <Answer query={query}>{(plan) => <Sale counter={counter} plan={plan} />}</Answer>;
}

interface SaleProps {
  readonly counter: CounterOfPerformance;
  /** Undefined where no seat is numbered. */
  readonly plan: SeatPlan | undefined;
}

/** Fields have their own use for letters and digits. */
const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, [role="listbox"], [role="dialog"]') !== null;

function Sale({ counter, plan }: SaleProps) {
  const { sale: texts } = useTexts();
  const desk = useRef<HTMLFieldSetElement>(null);
  const [draft, setDraft] = useState<SaleDraft>(emptyDraft);
  const [zone, setZone] = useState<string>();
  const [way, setWay] = useState<Way>();
  const [collected, setCollected] = useState<Reservation>();
  const [sold, setSold] = useState<SoldOrder>();
  const [isTooFew, setIsTooFew] = useState(false);
  const seated = useMemo(() => new Map(counter.seats.map((seat) => [seat.seat, seat])), [counter]);
  const { zones, currency_code: currency } = counter;
  const total = saleTotal(draft, { plan, zones, currency });
  const isChosen = ticketCount(draft) > 0;
  const lost = [...draft.seats].filter((seat) => seated.has(seat));

  // Keys are heard where the sale has the focus, and so from the moment it is open.
  const focus = () => desk.current?.focus({ preventScroll: true });
  useEffect(focus, []);

  const begin = (next: SaleDraft) => {
    setDraft(next);
    setWay(undefined);
    setCollected(undefined);
    setSold(undefined);
    setIsTooFew(false);
  };
  const clear = () => {
    begin(emptyDraft);
    focus();
  };
  const pickCount = (count: number) => {
    const seats = plan
      ? pickBest(plan, counter.seats, { count, zones: zone === undefined ? undefined : [zone] })
      : [];
    const [general] = zones.filter(({ units_left }) => units_left !== null);
    const places =
      !plan && general && (general.units_left ?? 0) >= count ? [[general.id, count] as const] : [];
    begin({ seats: new Set(seats), places: new Map(places) });
    setIsTooFew(seats.length + places.length === 0);
  };
  const choose = (next: Way) => {
    if ((isChosen && lost.length === 0) || collected) setWay(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const meant = readSaleKey(event.nativeEvent);
    if (!meant || event.defaultPrevented || (isTyping(event.target) && meant.kind !== 'clear')) return;
    if (event.target instanceof HTMLElement && event.target.closest('[role="dialog"]')) return;
    event.preventDefault();
    if (meant.kind === 'clear') clear();
    else if (meant.kind === 'best' && counter.is_open) pickCount(meant.count);
    else if (meant.kind === 'way' && (meant.way !== 'invoice' || counter.takes_invoices)) choose(meant.way);
  };
  const finish = (order: SoldOrder) => {
    begin(emptyDraft);
    setSold(order);
    focus();
  };
  return (
    <fieldset
      ref={desk}
      className={styles.counter}
      aria-label={texts.desk}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.drawing}>
        {!counter.is_open && <Notice kind="warning">{texts.closed}</Notice>}
        {plan && (
          <>
            <HallMap
              plan={plan}
              seated={seated}
              chosen={draft.seats}
              name={texts.mapName}
              onPick={(seat) => {
                if (!seated.has(seat) && counter.is_open)
                  begin({ ...draft, seats: toggleSeats(draft.seats, [seat]) });
              }}
            />
            <details className={styles.more}>
              <summary>{texts.byRow}</summary>
              <SeatPicker
                plan={plan}
                onPick={(seats) =>
                  begin({
                    ...draft,
                    seats: toggleSeats(
                      draft.seats,
                      seats.filter((seat) => !seated.has(seat)),
                    ),
                  })
                }
              />
            </details>
          </>
        )}
        <Reservations
          reservations={counter.reservations}
          onCollect={(reservation) => {
            begin(emptyDraft);
            setCollected(reservation);
            focus();
          }}
        />
      </div>
      <aside className={styles.side} aria-label={texts.sale}>
        {sold && <Sold order={sold} onNext={clear} />}
        {counter.is_open && (
          <SaleList
            counter={counter}
            plan={plan}
            draft={draft}
            zone={zone}
            isTooFew={isTooFew}
            onZone={setZone}
            onCount={pickCount}
            onChange={begin}
          />
        )}
        {lost.length > 0 && <Notice kind="warning">{texts.lost}</Notice>}
        {(isChosen || collected) && (
          <WayButtons
            way={way}
            ways={collected ? ['cash', 'card_terminal'] : undefined}
            takesInvoices={counter.takes_invoices}
            onChoose={choose}
          />
        )}
        {way && (isChosen || collected) && (
          <PayForm
            key={`${way} ${collected?.order_id ?? ''}`}
            counter={counter}
            draft={draft}
            way={way}
            collected={collected}
            total={collected?.due ?? total}
            onDone={finish}
            onClose={clear}
          />
        )}
      </aside>
    </fieldset>
  );
}
