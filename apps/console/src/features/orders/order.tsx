import type { OrderDetail } from '@parterre/contracts/console/order-detail';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { orderDetailQuery } from '../../api/queries.ts';
import { countryName } from '../../i18n/country-name.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Screen } from '../../ui/screen.tsx';
import { GiftCardDetail } from './gift-card-detail.tsx';
import styles from './order.module.css';
import { OrderActs } from './order-acts.tsx';
import { Timeline } from './timeline.tsx';

const route = getRouteApi('/inside/console/orders/$number');

export function Order() {
  const { order: texts } = useTexts();
  const { number } = route.useParams();
  const query = useQuery(orderDetailQuery(Number(number)));
  return (
    <Screen title={texts.title(number)}>
      <Answer query={query}>{(order) => <Details key={order.id} order={order} />}</Answer>
    </Screen>
  );
}

function Details({ order }: { readonly order: OrderDetail }) {
  const { order: texts } = useTexts();
  return (
    <div className={styles.order}>
      <section className={styles.summary}>
        <Summary order={order} />
        <OrderActs order={order} />
      </section>
      {order.gift_card ? (
        <section className={styles.section}>
          <h2>{texts.giftCard.title}</h2>
          <GiftCardDetail order={order} card={order.gift_card} />
        </section>
      ) : (
        <section className={styles.section}>
          <h2>{texts.lines}</h2>
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <Line key={line.offer_id} order={order} line={line} />
            ))}
          </ul>
          {order.replaced.length > 0 && <Replaced order={order} />}
        </section>
      )}
      <section className={styles.section}>
        <h2>{texts.payments}</h2>
        <Payments order={order} />
      </section>
      <section className={styles.section}>
        <h2>{texts.timeline}</h2>
        <Timeline entries={order.timeline} />
      </section>
    </div>
  );
}

function Summary({ order }: { readonly order: OrderDetail }) {
  const { order: texts } = useTexts();
  const { language } = useLanguage();
  const price = (amount: number) => formatPrice(amount, order.currency_code, language);
  const { state, kept, due, total } = order;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.state}</dt>
        <dd>{texts.states[state]}</dd>
      </div>
      <div>
        <dt>{texts.buyer}</dt>
        <dd>
          {order.name || (order.channel === 'counter' ? texts.atCounter : texts.forgotten)}
          <span>{order.email}</span>
          {order.phone && <span>{order.phone}</span>}
        </dd>
      </div>
      {order.company && (
        <div>
          <dt>{texts.company.billedTo}</dt>
          <dd>
            {order.company.name}
            <span>{order.company.address}</span>
            <span>{countryName(order.company.country, language)}</span>
            {order.company.tax_number && <span>{order.company.tax_number}</span>}
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.total}</dt>
        <dd>
          {price(total)}
          {state !== 'awaiting_payment' && kept !== total && <span>{texts.keptNow(price(kept))}</span>}
          {state === 'awaiting_payment' && <span>{texts.dueNow(price(due))}</span>}
        </dd>
      </div>
      {order.page !== null && (
        <div>
          <dt>{texts.buyersPage}</dt>
          <dd>
            <a href={order.page} target="_blank" rel="noreferrer">
              {texts.openPage}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

interface LineProps {
  readonly order: OrderDetail;
  readonly line: OrderDetail['lines'][number];
}

function Line({ order, line }: LineProps) {
  const { order: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const { seat, event_id: event, performance_id: performance } = line;
  const tickets = order.tickets.filter(({ offer_id }) => offer_id === line.offer_id);
  return (
    <li className={styles.line}>
      <p>
        <Link to="/orders" search={{ event, performance }} aria-label={texts.ordersOf(line.title)}>
          {line.title}
        </Link>
        <span>
          {moment(line.started_at, 'moment', 'place')}, {line.place}
        </span>
      </p>
      <p>
        {seat ? texts.seat(seat) : line.zone}
        {line.count > 1 && <span>{texts.tickets(line.count)}</span>}
      </p>
      <p className={styles.figure}>
        {formatPrice(line.price * line.count, order.currency_code, language)}
        {line.discount > 0 && (
          <span>
            {texts.discounted(formatPrice(line.discount * line.count, order.currency_code, language))}
          </span>
        )}
      </p>
      {tickets.length > 0 && (
        <ul className={styles.tickets} aria-label={texts.ticketNumbers}>
          {tickets.map(({ number, is_revoked: isRevoked, holder }) => (
            <li key={number}>
              {isRevoked ? (
                <>
                  <s>{number}</s> {texts.revoked}
                </>
              ) : (
                number
              )}
              {holder?.name && ` ${texts.heldBy(`${holder.name}, ${holder.email}`)}`}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What it was for before, for whoever has an old ticket in front of them. */
function Replaced({ order }: { readonly order: OrderDetail }) {
  const { order: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  return (
    <details>
      <summary>{texts.replaced(order.replaced.length)}</summary>
      <ul className={styles.lines}>
        {order.replaced.map((line) => (
          <li
            key={`${line.replaced_at} ${line.performance_id} ${line.zone} ${line.seat?.row} ${line.seat?.number}`}
            className={styles.line}
          >
            <p>
              {line.title}
              <span>
                {moment(line.started_at, 'moment', 'place')}, {line.place}
              </span>
            </p>
            <p>
              <s>{line.seat ? texts.seat(line.seat) : line.zone}</s>
              <span>{texts.replacedAt(moment(line.replaced_at))}</span>
            </p>
            <p className={styles.figure}>
              {formatPrice(line.price * line.count, order.currency_code, language)}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Payments({ order }: { readonly order: OrderDetail }) {
  const { order: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  if (order.payments.length === 0) return <p>{texts.noPayments}</p>;
  return (
    <ul className={styles.lines}>
      {order.payments.map((payment) => (
        <li key={payment.id} className={styles.line}>
          <p>
            {texts.ways[payment.kind]}
            <span>
              {payment.provider}
              {payment.provider_payment_id && ` · ${payment.provider_payment_id}`}
            </span>
          </p>
          <p>
            {texts.paymentStates[payment.state]}
            <time dateTime={payment.created_at}>{moment(payment.created_at)}</time>
          </p>
          <p className={styles.figure}>{formatPrice(payment.amount, payment.currency_code, language)}</p>
          {payment.refunds.length > 0 && (
            <ul className={styles.tickets} aria-label={texts.refunds}>
              {payment.refunds.map((refund) => (
                <li key={refund.id}>
                  {texts.refundOf(formatPrice(refund.amount, refund.currency_code, language))}:{' '}
                  {texts.refundStates[refund.state]}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
