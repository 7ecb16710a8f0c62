import type { Theme } from '@parterre/contracts/landings/theme';
import type { Order } from '@parterre/contracts/orders/order';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { buyerLines, sellerLines } from './bill-lines.ts';
import styles from './order-view.module.css';
import { canBePaid, pendingInvoice } from './payment.ts';

export interface BillProps {
  readonly order: Order;
  readonly seller: NonNullable<Theme['seller']>;
}

/** The date, the seller, the buyer, and the bank account of an invoice. */
export function BillDetails({ order, seller }: BillProps) {
  const t = useTexts();
  const language = useLanguage();
  const { number, created_at } = order;
  return (
    <dl className={styles.details}>
      <dt>{t('forms:billDate')}</dt>
      <dd>{writeTime(created_at, 'longDate', language)}</dd>
      <dt>{t('forms:billSeller')}</dt>
      <dd>
        <Lines texts={sellerLines(seller, t)} />
      </dd>
      <dt>{t('forms:billBuyer')}</dt>
      <dd>
        <Lines texts={buyerLines(order, { t, language })} />
      </dd>
      {canBePaid(order) && pendingInvoice(order) && seller.bank && (
        <>
          <dt>{t('forms:billTransfer')}</dt>
          <dd>
            <Lines texts={[seller.bank, t('forms:billPurpose', { number })]} />
          </dd>
        </>
      )}
    </dl>
  );
}

const Lines = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => <div key={text}>{text}</div>);
