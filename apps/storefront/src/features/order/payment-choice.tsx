import { useTexts } from '../../i18n/use-texts.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import styles from './order.module.css';
import type { PaymentWay } from './payment-way.ts';

export interface PaymentChoiceProps {
  readonly ways: readonly PaymentWay[];
  readonly chosenId: number | null;
  readonly onChoose: (way: PaymentWay) => void;
  readonly fault?: string | undefined;
  readonly certificate: CertificateUse;
}

export interface CertificateUse {
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly fault?: string | undefined;
}

/** The ways to pay. Whoever has a certificate types its code; a card pays what it lacks. */
export function PaymentChoice({ ways, chosenId, onChoose, fault, certificate }: PaymentChoiceProps) {
  const t = useTexts();
  return (
    <fieldset className={styles.group} id="acquisition_id" tabIndex={-1}>
      <legend>{t('forms:orderPayment')}</legend>
      {fault && <p className={styles.fault}>{fault}</p>}
      <div className={styles.ways}>
        {ways.map((way) => (
          <label key={way.id} className={styles.way}>
            <input
              type="radio"
              name="acquisition"
              checked={chosenId === way.id}
              onChange={() => onChoose(way)}
            />
            <span>{way.name}</span>
          </label>
        ))}
      </div>
      {ways.some(({ id, kind }) => id === chosenId && kind === 'certificate') && (
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
