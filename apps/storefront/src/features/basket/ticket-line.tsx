import type { BasketTicket } from '@parterre/contracts/basket/basket';
import { formatMoney } from '@parterre/domain/money/format-money';
import { addMoney, multiplyMoney } from '@parterre/domain/money/money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { ticketName } from '../../i18n/ticket-name.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { ToolIcon } from '../../ui/tool-icon.tsx';
import styles from './ticket-line.module.css';
import type { BasketActions } from './use-basket-actions.ts';

export interface TicketLineProps {
  readonly ticket: BasketTicket;
  readonly currency: string;
  readonly actions: BasketActions;
}

/** The real limit is the server's; this one only stops a finger on the button. */
const maxCount = 100;

/** A seat, or units of a zone by their count, with the price fee included. */
export function TicketLine({ ticket, currency, actions }: TicketLineProps) {
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
          min={1}
          max={maxCount}
          onChange={(next) => void actions.change({ type: 'UPDATE_TICKET', ticket: { id, count: next } })}
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
        onClick={() => void actions.remove(ticket)}
      >
        <ToolIcon name="close" size={18} />
      </button>
    </li>
  );
}
