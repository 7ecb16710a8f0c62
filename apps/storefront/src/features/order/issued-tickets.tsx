import type { Order } from '@parterre/contracts/orders/order';
import { writeMonth, writeTime } from '../../i18n/event-time.ts';
import { ticketName } from '../../i18n/ticket-name.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Stub } from '../../ui/stub.tsx';
import { DateChange } from './date-change.tsx';
import styles from './order-view.module.css';
import { QrCode } from './qr-code.tsx';

/** The tickets, with the codes that are scanned at the door. */
export function IssuedTickets({ order: { lines, tickets } }: { readonly order: Order }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <ul className={styles.tickets}>
      {tickets.map(({ line_id, code, number, is_revoked }) => {
        const line = lines.find(({ id }) => id === line_id);
        if (!line) return null;
        const { event, date } = line.extra;
        const write = (shape: Parameters<typeof writeTime>[1]) => writeTime(date.started_at, shape, language);
        return (
          <li key={number} className={styles.ticket}>
            <Stub
              isVoid={is_revoked}
              lead={
                <>
                  <b className={styles.day}>{write('day')}</b>
                  <span>{writeMonth(date.started_at, language)}</span>
                  <span>{write('time')}</span>
                </>
              }
              body={
                <>
                  <h2 className={styles.event}>{event.title}</h2>
                  <p>{ticketName(line, t)}</p>
                  <p className={styles.small}>
                    {date.place}, {date.hall}
                  </p>
                  <DateChange date={date} />
                  <p className={styles.small}>
                    {is_revoked ? t('forms:ticketRevoked') : t('forms:ticketNumber', { number })}
                  </p>
                </>
              }
              tail={!is_revoked && <QrCode code={code} label={t('forms:ticketNumber', { number })} />}
            />
          </li>
        );
      })}
    </ul>
  );
}
