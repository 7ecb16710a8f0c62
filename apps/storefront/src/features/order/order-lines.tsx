import type { Order, OrderLine } from '@parterre/contracts/orders/order';
import { amountDue } from '@parterre/domain/basket/basket-total';
import { formatMoney } from '@parterre/domain/money/format-money';
import { addMoney, money, multiplyMoney } from '@parterre/domain/money/money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { writeTime } from '../../i18n/event-time.ts';
import { ticketName } from '../../i18n/ticket-name.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { DateChange } from './date-change.tsx';
import styles from './order-view.module.css';
import { isPartlyPaid } from './payment.ts';

export interface OrderLinesProps {
  readonly order: Order;
  /** Whether it says which VAT the total contains. */
  readonly hasVat?: boolean;
}

/** What an order is made of, to the last kopeck. */
export function OrderLines({ order, hasVat = false }: OrderLinesProps) {
  const t = useTexts();
  const language = useLanguage();
  const { currency_code: currency, lines, total } = order;
  const [sum, due] = [fromWire(amountDue(total), currency), fromWire(order.amount_due, currency)];
  const write = (amount: number) => formatMoney(fromWire(amount, currency), language);
  const lineTotal = ({ price, count, extra }: OrderLine) => {
    const one = addMoney(fromWire(price, currency), fromWire(extra.service_fee, currency));
    return formatMoney(multiplyMoney(one, count), language);
  };
  return (
    <table className={styles.lines}>
      <tbody>
        {order.gift_card && (
          <tr>
            <th scope="row">
              {t('pages:giftCard')}
              <small>{order.gift_card.to_name}</small>
            </th>
            <td>{write(order.gift_card.amount)}</td>
          </tr>
        )}
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.extra.event.title}
              <small>
                {writeTime(line.extra.date.started_at, 'datedTime', language)} · {line.extra.date.place}
              </small>
              <DateChange date={line.extra.date} />
              <small>
                {ticketName(line, t)}
                {line.count > 1 && ` × ${line.count}`}
              </small>
            </th>
            <td>{lineTotal(line)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{t('forms:basketTotal')}</th>
          <td>{write(amountDue(total))}</td>
        </tr>
        {order.bundles.map(({ name, amount }) => (
          <tr key={name} className={styles.part}>
            <th scope="row">{t('forms:bundleOff', { name })}</th>
            <td>{formatMoney(money(-fromWire(amount, currency).amountMinor, currency), language)}</td>
          </tr>
        ))}
        {order.vouchers.map(({ code, amount }) => (
          <tr key={code} className={styles.part}>
            <th scope="row">{t('forms:codeOff', { code })}</th>
            <td>{formatMoney(money(-fromWire(amount, currency).amountMinor, currency), language)}</td>
          </tr>
        ))}
        {!order.gift_card && (
          <tr className={styles.part}>
            <th scope="row">{t('forms:billFee')}</th>
            <td>{write(total.service_fee)}</td>
          </tr>
        )}
        {hasVat &&
          order.vat.map(({ percent, exemption, amount }) => (
            <tr key={`${percent} ${exemption}`} className={styles.part}>
              <th scope="row">
                {percent > 0 ? t('forms:billVat', { percent }) : t('forms:billNoVat')}
                {exemption !== null && ` (${exemption})`}
              </th>
              <td>{percent > 0 && write(amount)}</td>
            </tr>
          ))}
        {isPartlyPaid(order) && (
          <>
            <tr>
              <th scope="row">{t('forms:billPaid')}</th>
              <td>{formatMoney(money(sum.amountMinor - due.amountMinor, currency), language)}</td>
            </tr>
            <tr className={styles.total}>
              <th scope="row">{t('forms:billDue')}</th>
              <td>{formatMoney(due, language)}</td>
            </tr>
          </>
        )}
      </tfoot>
    </table>
  );
}
