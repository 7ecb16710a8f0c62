import type { BasketTicket } from '@parterre/contracts/basket/basket';
import { useLinks } from '../../address/use-links.ts';
import { writeMonth, writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Stub } from '../../ui/stub.tsx';
import styles from './date-tickets.module.css';
import { TicketLine } from './ticket-line.tsx';
import type { BasketActions } from './use-basket-actions.ts';

export interface DateTicketsProps {
  readonly event: BasketTicket['extra']['event'];
  readonly date: BasketTicket['extra']['date'];
  readonly tickets: readonly BasketTicket[];
  readonly currency: string;
  readonly actions: BasketActions;
}

/** The tickets of one performance, as one stub. */
export function DateTickets({ event, date, tickets, currency, actions }: DateTicketsProps) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const write = (shape: Parameters<typeof writeTime>[1]) => writeTime(date.started_at, shape, language);
  return (
    <Stub
      isVoid={tickets.every(({ extra }) => extra.state === 'released')}
      lead={
        <>
          <span className={styles.small}>{write('shortWeekday')}</span>
          <span className={styles.day}>{write('day')}</span>
          <span className={styles.small}>{writeMonth(date.started_at, language)}</span>
        </>
      }
      body={
        <div className={styles.body}>
          <h2 className={styles.title}>
            <a href={link(paths.event(event.id))}>{event.title}</a>
          </h2>
          <p className={styles.small}>
            <time dateTime={date.started_at}>{write('time')}</time> · {date.place}, {date.hall}
          </p>
          <ul className={styles.tickets}>
            {tickets.map((ticket) => (
              <TicketLine key={ticket.id} ticket={ticket} currency={currency} actions={actions} />
            ))}
          </ul>
          <p>
            <a href={`${link(paths.event(event.id))}?date=${date.id}#tickets`}>{t('forms:changeSeats')}</a>
          </p>
        </div>
      }
      tail={null}
    />
  );
}
