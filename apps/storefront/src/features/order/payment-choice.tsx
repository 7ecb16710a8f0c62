import type { InvoiceOffer } from '@parterre/domain/order/invoice-terms';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import styles from './order.module.css';
import type { PaymentMethod } from './payment.ts';

export interface PaymentChoiceProps {
  readonly methods: readonly PaymentMethod[];
  /** Why an invoice is not among them, for whoever might look for it. */
  readonly invoice: InvoiceOffer | undefined;
  readonly chosenId: number | null;
  readonly onChoose: (method: PaymentMethod) => void;
  readonly fault?: string | undefined;
  readonly certificate: CertificateField;
}

export interface CertificateField {
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly fault?: string | undefined;
}

/** Names of their own, the same in every language. */
const walletNames = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' } as const;

/** The payment methods. Whoever has a certificate types its code; a card pays what it lacks. */
export function PaymentChoice({
  methods,
  invoice,
  chosenId,
  onChoose,
  fault,
  certificate,
}: PaymentChoiceProps) {
  const t = useTexts();
  return (
    <fieldset className={styles.group} id="acquisition_id" tabIndex={-1}>
      <legend>{t('forms:orderPayment')}</legend>
      {fault && <p className={styles.fault}>{fault}</p>}
      <div className={styles.methods}>
        {methods.map((method) => (
          <label key={method.id} className={styles.method}>
            <input
              type="radio"
              name="acquisition"
              checked={chosenId === method.id}
              onChange={() => onChoose(method)}
            />
            <span>
              {method.name}
              {method.wallets && (
                <small>{method.wallets.map((wallet) => walletNames[wallet]).join(', ')}</small>
              )}
            </span>
          </label>
        ))}
      </div>
      {invoice && invoice !== 'available' && <p className={styles.notice}>{t(`forms:invoice_${invoice}`)}</p>}
      {methods.some(({ id, kind }) => id === chosenId && kind === 'certificate') && (
        <TextField
          id="certificate_code"
          label={t('forms:certificateCode')}
          hint={t('forms:certificateHint')}
          value={certificate.code}
          fault={certificate.fault}
          input={{ autoComplete: 'off', maxLength: 64 }}
          onChange={certificate.onChange}
        />
      )}
    </fieldset>
  );
}
