import type { Basket } from '@parterre/contracts/basket/basket';
import { amountDue } from '@parterre/domain/basket/basket-total';
import { groupTickets } from '@parterre/domain/basket/group-tickets';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import type { ReactNode } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { writeTime } from '../../i18n/event-time.ts';
import { ticketName } from '../../i18n/ticket-name.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useMedia } from '../../ui/use-media.ts';
import styles from './basket-summary.module.css';
import { BasketSums, type BasketSumsProps } from './basket-sums.tsx';
import { HoldClock } from './hold-clock.tsx';
import type { BasketActions } from './use-basket-actions.ts';

export interface BasketSummaryProps {
  readonly basket: Basket;
  readonly actions: BasketActions;
  /** What of it is to be paid, and what codes took off. */
  readonly sums: BasketSumsProps;
  /** Below it all, where it is never folded. */
  readonly children?: ReactNode;
}

/** What is about to be ordered, in few words, with its sum and its clock. On a phone it is folded: the form comes first. */
export function BasketSummary({ basket, actions, sums, children }: BasketSummaryProps) {
  const t = useTexts();
  const language = useLanguage();
  const isBeside = useMedia('(min-width: 60rem)');
  const { total, currency } = sums;
  const amount = formatMoney(fromWire(amountDue(total), currency), language);
  return (
    <aside className={styles.summary} aria-label={t('forms:orderSummary')}>
      <HoldClock actions={actions} />
      {isBeside ? (
        <Lines basket={basket} sums={sums} />
      ) : (
        <details className={styles.folded}>
          <summary>{t('forms:chosenSum', { count: total.count, amount })}</summary>
          <Lines basket={basket} sums={sums} />
        </details>
      )}
      {children}
    </aside>
  );
}

function Lines({ basket: { tickets }, sums }: Pick<BasketSummaryProps, 'basket' | 'sums'>) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  return (
    <div className={styles.lines}>
      <ul className={styles.dates}>
        {groupTickets(tickets).flatMap(({ event, dates }) =>
          dates.map(({ date, tickets: ofDate }) => (
            <li key={date.id}>
              <b>{event.title}</b>
              <small>
                {writeTime(date.started_at, 'datedTime', language)} · {date.place}
              </small>
              {ofDate.map((ticket) => (
                <small key={ticket.id}>
                  {ticketName(ticket, t)}
                  {ticket.count > 1 && ` × ${ticket.count}`}
                </small>
              ))}
            </li>
          )),
        )}
      </ul>
      <BasketSums {...sums} />
      <p>
        <a href={link(paths.cart())}>{t('forms:basketChange')}</a>
      </p>
    </div>
  );
}
