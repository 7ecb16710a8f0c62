import type { BasketTicket } from '@parterre/contracts/basket/basket';
import { formatMoney } from '@parterre/domain/money/format-money';
import { addMoney, multiplyMoney } from '@parterre/domain/money/money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { ticketName } from '../../i18n/ticket-name.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import styles from './ticket-line.module.css';
import type { BasketActs } from './use-basket-acts.ts';

export interface TicketLineProps {
  readonly ticket: BasketTicket;
  readonly currency: string;
  readonly acts: BasketActs;
}

/** The server says where the end is; this only keeps a finger on the button from running away. */
const mostAtOnce = 100;

/** A seat, or places of a zone by their number, with what one costs in the end. */
export function TicketLine({ ticket, currency, acts }: TicketLineProps) {
  const t = useTexts();
  const language = useLanguage();
  const { id, count, price, extra } = ticket;
  const name = ticketName(ticket, t);
  const amount = addMoney(fromWire(price, currency), fromWire(extra.service_fee, currency));
  const isReleased = extra.state === 'released';
  return (
    <li className={styles.line} data-released={isReleased || undefined}>
      <span className={styles.name}>
        {name}
        {isReleased && <small>{t('forms:ticketReleased')}</small>}
      </span>
      {!extra.seat && !isReleased && (
        <Stepper
          label={t('forms:ticketCount', { ticket: name })}
          fewer={`${name}: ${t('forms:fewer')}`}
          more={`${name}: ${t('forms:more')}`}
          value={count}
          least={1}
          most={mostAtOnce}
          onChange={(next) => void acts.change({ type: 'UPDATE_TICKET', ticket: { id, count: next } })}
        />
      )}
      <span className={styles.price}>
        {formatMoney(multiplyMoney(amount, count), language)}
        {count > 1 && <small>{t('forms:priceEach', { amount: formatMoney(amount, language) })}</small>}
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('forms:ticketRemove', { ticket: name })}
        onClick={() => void acts.remove(ticket)}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}
