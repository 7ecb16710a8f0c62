import type { Order } from '@parterre/contracts/orders/order';
import type { Payment } from '@parterre/contracts/orders/payment';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import styles from './order-view.module.css';

/** Every payment attempt, and its refunds. */
export function BillPayments({ order: { payments } }: { readonly order: Order }) {
  const t = useTexts();
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">{t('forms:billPayments')}</h2>
      <table className={styles.lines}>
        <tbody>
          {payments.map((payment) => (
            <PaymentRow key={payment.payment_id} payment={payment} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const t = useTexts();
  const language = useLanguage();
  const { acquisition, state, amount, currency_code, created_at, refunds } = payment;
  const write = (sum: number) => formatMoney(fromWire(sum, currency_code), language);
  return (
    <tr>
      <th scope="row">
        {acquisition.name}
        <small>
          {writeTime(created_at, 'longDate', language)} · {t(`forms:paymentState_${state}`)}
        </small>
        {refunds
          .filter((refund) => refund.state === 'done')
          .map((refund) => (
            <small key={refund.created_at}>
              {refund.certificate_code === null
                ? t('forms:billReturned')
                : t('forms:billCertificate', { code: refund.certificate_code })}
              : {write(refund.amount)}
            </small>
          ))}
      </th>
      <td>{write(amount)}</td>
    </tr>
  );
}
