import type { SaleCockpit, ZoneStock } from '@parterre/contracts/console/on-sale';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { saleQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { useMe } from '../../shell/use-me.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import { Curve } from './curve-chart.tsx';
import { Levers } from './levers.tsx';
import styles from './on-sale.module.css';
import { describeVerdict } from './verdict-words.ts';

const route = getRouteApi('/inside/console/performances/$performanceId/on-sale');

/** How a sale goes, on one screen that is read from across the room. */
export function OnSale() {
  const { onSale: texts, rehearsal, waitingRoom } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const performanceId = route.useParams().performanceId;
  const query = useQuery(saleQuery(Number(performanceId), language));
  const { data, isError } = query;
  const [board, fill] = useFullScreen();
  const title = data
    ? `${texts.title}: ${data.performance.title}, ${moment(data.performance.started_at, 'moment', 'place')}`
    : texts.title;
  return (
    <Screen
      title={title}
      actions={
        <div className={styles.acts}>
          <Button onPress={fill}>{texts.fill}</Button>
          <LinkButton to="/performances/$performanceId/waiting-room" params={{ performanceId }}>
            {waitingRoom.open}
          </LinkButton>
          <LinkButton to="/performances/$performanceId/rehearsal" params={{ performanceId }}>
            {rehearsal.open}
          </LinkButton>
        </div>
      }
    >
      {isError && data && <Notice kind="warning">{texts.notLive}</Notice>}
      <Answer query={query}>
        {(sale) => (
          <div ref={board} className={styles.board}>
            <Board sale={sale} />
          </div>
        )}
      </Answer>
    </Screen>
  );
}

/** What fills the screen, and how to have it do so; Escape ends it, as everywhere. */
function useFullScreen() {
  const board = useRef<HTMLDivElement>(null);
  return [board, () => void board.current?.requestFullscreen?.()] as const;
}

function Board({ sale }: { readonly sale: SaleCockpit }) {
  const { permissions } = useMe();
  const { onSale: texts } = useTexts();
  const { people, flow } = sale;
  return (
    <>
      <Verdict sale={sale} />
      <div className={styles.columns}>
        <Figures
          id="people"
          title={texts.people}
          figures={[
            [texts.waiting, people.waiting],
            [texts.admitted, people.admitted],
            [texts.holding, people.holding],
            [texts.paying, people.paying],
          ]}
        />
        <Figures
          id="flow"
          title={texts.flow}
          figures={[
            [texts.admissions, flow.admissions],
            [texts.holds, flow.holds],
            [texts.orders, flow.orders],
            [texts.soldTickets, flow.sold],
            [texts.refusals, flow.refusals],
          ]}
        />
        <Stock zones={sale.zones} />
        <Curve curve={sale.curve} />
        {sale.money && <Money money={sale.money} />}
        <Health health={sale.health} />
      </div>
      {permissions.includes('performances.change') && <Levers sale={sale} />}
    </>
  );
}

/** Spoken when it becomes another one, not with each figure in it that moves. */
function Verdict({ sale }: { readonly sale: SaleCockpit }) {
  const { onSale: texts } = useTexts();
  const { verdict } = sale;
  const words = describeVerdict(verdict, texts);
  const kind = `${verdict.standing} ${verdict.trouble}`;
  const [spoken, setSpoken] = useState({ kind, words: '' });
  if (spoken.kind !== kind) setSpoken({ kind, words });
  return (
    <section
      className={styles.verdict}
      data-tone={verdict.trouble ? 'bad' : 'good'}
      aria-label={texts.verdict}
    >
      <p>{words}</p>
      <p className={hidden.hidden} role="status">
        {spoken.words}
      </p>
    </section>
  );
}

interface FiguresProps {
  readonly id: string;
  readonly title: string;
  readonly figures: readonly (readonly [name: string, figure: number | string])[];
  readonly isWide?: boolean;
}

const Figures = ({ id, title, figures, isWide = false }: FiguresProps) => (
  <section className={styles.part} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <dl className={styles.figures} data-is-wide={isWide}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const states = ['sold', 'held', 'withheld', 'free'] as const;

function Stock({ zones }: { readonly zones: readonly ZoneStock[] }) {
  const { onSale: texts, performance } = useTexts();
  return (
    <section className={styles.part} aria-labelledby="stock">
      <h2 id="stock">{texts.stock}</h2>
      <ul className={styles.zones}>
        {zones.map((zone) => (
          <li key={zone.zone}>
            <p>
              <strong>{zone.name}</strong>
              <span>{texts.freeOf(zone.free, zone.capacity)}</span>
            </p>
            <Bar zone={zone} />
          </li>
        ))}
      </ul>
      <dl className={styles.legend}>
        {states.map((state) => (
          <div key={state} data-state={state}>
            <dt>{performance[state]}</dt>
            <dd>{zones.reduce((sum, zone) => sum + zone[state], 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Bar({ zone }: { readonly zone: ZoneStock }) {
  const { performance } = useTexts();
  const width = Math.max(1, zone.capacity);
  const name = states.map((state) => `${performance[state]}: ${zone[state]}`).join(', ');
  let x = 0;
  return (
    <svg
      className={styles.bar}
      role="img"
      aria-label={`${zone.name}: ${name}`}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
    >
      {states.map((state) => {
        const from = x;
        x += zone[state];
        return <rect key={state} data-state={state} x={from} y={0} width={zone[state]} height={1} />;
      })}
    </svg>
  );
}

function Money({ money }: { readonly money: NonNullable<SaleCockpit['money']> }) {
  const { onSale: texts } = useTexts();
  const { language } = useLanguage();
  const write = (amounts: typeof money.paid) =>
    amounts.map(({ amount, currency_code }) => formatPrice(amount, currency_code, language)).join(' + ') ||
    '0';
  return (
    <Figures
      id="money"
      title={texts.money}
      isWide
      figures={[
        [texts.paid, write(money.paid)],
        [texts.awaited, write(money.awaited)],
      ]}
    />
  );
}

function Health({ health }: { readonly health: SaleCockpit['health'] }) {
  const { onSale: texts } = useTexts();
  const { language } = useLanguage();
  const seconds = (ms: number) =>
    texts.seconds(new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(ms / 1000));
  return (
    <Figures
      id="health"
      title={texts.health}
      figures={[
        [texts.holdP95, seconds(health.hold_p95_ms)],
        [texts.database, seconds(health.database_ms)],
        [texts.shed, health.shed],
        [texts.failed, health.failed],
        [texts.mail, health.mail_waiting ?? '?'],
        [texts.bank, health.bank_waiting],
      ]}
    />
  );
}
