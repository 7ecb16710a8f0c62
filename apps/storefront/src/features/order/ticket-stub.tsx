import type { SharedTicket } from '@parterre/contracts/orders/order';
import { routeAddress } from '@parterre/domain/markup/map-address';
import { type ReactNode, useState } from 'react';
import { writeMonth, writeTime } from '../../i18n/event-time.ts';
import { ticketName } from '../../i18n/ticket-name.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Stub } from '../../ui/stub.tsx';
import { DateChange } from './date-change.tsx';
import { EnlargedCode } from './enlarged-code.tsx';
import styles from './order-view.module.css';
import { QrCode } from './qr-code.tsx';

export interface TicketStubProps {
  readonly ticket: Omit<SharedTicket, 'lang' | 'code' | 'wallets'> & {
    /** Null where somebody else has it. */
    readonly code: string | null;
    readonly holder?: { readonly name: string; readonly email: string } | null;
  };
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A ticket, with the code that is scanned at the door; a press on it makes it large. */
export function TicketStub({ ticket, children }: TicketStubProps) {
  const t = useTexts();
  const language = useLanguage();
  const [isEnlarged, setEnlarged] = useState(false);
  const { event, date, zone, seat, code, number, is_revoked, holder } = ticket;
  const write = (shape: Parameters<typeof writeTime>[1]) => writeTime(date.started_at, shape, language);
  const name = ticketName({ extra: { seat, zone } }, t);
  const label = t('forms:ticketNumber', { number });
  return (
    <>
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
            <p>{name}</p>
            <p className={styles.small}>
              {date.place}, {date.hall}
            </p>
            {!is_revoked && date.venue && (
              <a className={styles.route} href={routeAddress(date.venue.geo)} rel="noopener">
                <Icon name="map" size={18} />
                {t('pages:route')}
              </a>
            )}
            <DateChange date={date} />
            <p className={styles.small}>{is_revoked ? t('forms:ticketRevoked') : label}</p>
            {!is_revoked && holder && (
              <p>{holder.name ? t('forms:ticketHeldBy', holder) : t('forms:ticketHeld')}</p>
            )}
            {!is_revoked && children && <div className={styles.ticketActions}>{children}</div>}
          </>
        }
        tail={
          !is_revoked &&
          code !== null && (
            <button
              type="button"
              className={styles.codeButton}
              aria-label={t('forms:ticketEnlarge', { number })}
              onClick={() => setEnlarged(true)}
            >
              <QrCode code={code} label={label} />
            </button>
          )
        }
      />
      {isEnlarged && code !== null && (
        <EnlargedCode
          code={code}
          label={label}
          details={`${event.title} · ${name}`}
          onClose={() => setEnlarged(false)}
        />
      )}
    </>
  );
}
