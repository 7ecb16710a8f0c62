import type { Theme } from '@parterre/contracts/landings/theme';
import type { Order } from '@parterre/contracts/orders/order';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
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
  const { number, contact, company, created_at } = order;
  const sellerLines = [
    seller.name,
    seller.address,
    seller.tax_number && t('forms:billTaxNumber', { number: seller.tax_number }),
    seller.registration_number && t('forms:billRegistration', { number: seller.registration_number }),
  ];
  const companyLines = company
    ? [
        company.name,
        company.address,
        new Intl.DisplayNames(language, { type: 'region' }).of(company.country),
        company.tax_number &&
          t(company.country === 'RU' ? 'forms:billTaxNumber' : 'forms:billTaxNumberAbroad', {
            number: company.tax_number,
          }),
      ]
    : [];
  return (
    <dl className={styles.details}>
      <dt>{t('forms:billDate')}</dt>
      <dd>{writeTime(created_at, 'longDate', language)}</dd>
      <dt>{t('forms:billSeller')}</dt>
      <dd>
        <Lines texts={sellerLines} />
      </dd>
      <dt>{t('forms:billBuyer')}</dt>
      <dd>
        <Lines texts={[...companyLines, contact.name, contact.email, contact.phone]} />
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

const Lines = ({ texts }: { readonly texts: readonly (string | null | undefined)[] }) =>
  texts.filter(Boolean).map((text) => <div key={text}>{text}</div>);
