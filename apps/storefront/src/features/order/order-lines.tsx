import type { Order, OrderLine } from '@parterre/contracts/orders/order';
import { amountDue } from '@parterre/domain/basket/basket-total';
import { formatMoney } from '@parterre/domain/money/format-money';
import { addMoney, multiplyMoney } from '@parterre/domain/money/money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { writeTime } from '../../i18n/event-time.ts';
import { ticketName } from '../../i18n/ticket-name.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import styles from './order-view.module.css';

/** What an order is made of, to the last kopeck. */
export function OrderLines({ order }: { readonly order: Order }) {
  const t = useTexts();
  const language = useLanguage();
  const { currency_code: currency, lines, total } = order;
  const write = (amount: number) => formatMoney(fromWire(amount, currency), language);
  const sumOf = ({ price, count, extra }: OrderLine) => {
    const one = addMoney(fromWire(price, currency), fromWire(extra.service_fee, currency));
    return formatMoney(multiplyMoney(one, count), language);
  };
  return (
    <table className={styles.lines}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.extra.event.title}
              <small>
                {writeTime(line.extra.date.started_at, 'datedTime', language)} · {line.extra.date.place}
              </small>
              <small>
                {ticketName(line, t)}
                {line.count > 1 && ` × ${line.count}`}
              </small>
            </th>
            <td>{sumOf(line)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('forms:basketFee')}</th>
          <td>{write(total.service_fee)}</td>
        </tr>
        <tr className={styles.total}>
          <th scope="row">{t('forms:basketTotal')}</th>
          <td>{write(amountDue(total))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
