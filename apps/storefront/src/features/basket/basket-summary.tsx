import type { Basket } from '@parterre/contracts/basket/basket';
import { groupTickets } from '@parterre/domain/basket/group-tickets';
import { writeTime } from '../../i18n/event-time.ts';
import { ticketName } from '../../i18n/ticket-name.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import styles from './basket-summary.module.css';
import { BasketSums } from './basket-sums.tsx';
import { HoldClock } from './hold-clock.tsx';
import type { BasketActions } from './use-basket-actions.ts';

/** What is about to be ordered, in few words, with its sum and its clock. */
export function BasketSummary({
  basket,
  actions,
}: {
  readonly basket: Basket;
  readonly actions: BasketActions;
}) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <aside className={styles.summary} aria-label={t('forms:orderSummary')}>
      <HoldClock actions={actions} />
      <ul className={styles.dates}>
        {groupTickets(basket.tickets).flatMap(({ event, dates }) =>
          dates.map(({ date, tickets }) => (
            <li key={date.id}>
              <b>{event.title}</b>
              <small>
                {writeTime(date.started_at, 'datedTime', language)} · {date.place}
              </small>
              {tickets.map((ticket) => (
                <small key={ticket.id}>
                  {ticketName(ticket, t)}
                  {ticket.count > 1 && ` × ${ticket.count}`}
                </small>
              ))}
            </li>
          )),
        )}
      </ul>
      <BasketSums total={basket.total} currency={basket.currency_code} />
    </aside>
  );
}
