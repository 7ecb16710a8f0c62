import type { CheckedCode } from '@parterre/contracts/orders/checked-codes';
import { formatMoney } from '@parterre/domain/money/format-money';
import { money } from '@parterre/domain/money/money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './code-box.module.css';
import { addCode, recheckCodes, removeCode } from './codes-store.ts';
import type { BasketCodes } from './use-checked-codes.ts';

export interface CodeBoxProps {
  readonly codes: BasketCodes;
  readonly currency: string;
  /** How a bundle that lacks something is made whole. */
  readonly showMissing?: (code: string) => ReactNode;
}

/** One box for promo codes and gift certificates: what each is worth stands below it. */
export function CodeBox({
  codes: { checked, opening, isChecking, isFailed },
  currency,
  showMissing,
}: CodeBoxProps) {
  const t = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const apply = () => {
    addCode(typed);
    setTyped('');
  };
  return (
    <div className={styles.box} aria-busy={isChecking}>
      <div className={styles.form}>
        <label htmlFor={id}>{t('forms:codeLabel')}</label>
        <input
          id={id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={({ key }) => key === 'Enter' && apply()}
          enterKeyHint="done"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
        <button type="button" className={styles.apply} onClick={apply}>
          {t('forms:codeApply')}
        </button>
      </div>
      <div role="status">
        {checked.length > 0 && (
          <ul className={styles.codes}>
            {checked.map((one) => (
              <Code
                key={one.code}
                checked={one}
                isOpening={opening.has(one.code)}
                currency={currency}
                showMissing={showMissing}
              />
            ))}
          </ul>
        )}
        {isFailed && (
          <p className={styles.refused}>
            {t('forms:codeFailed')} <Button onPress={recheckCodes}>{t('tryAgain')}</Button>
          </p>
        )}
      </div>
    </div>
  );
}

interface CodeProps {
  readonly checked: CheckedCode;
  /** Whether it opens places, whatever it takes off. */
  readonly isOpening: boolean;
  readonly currency: string;
  readonly showMissing: CodeBoxProps['showMissing'];
}

function Code({ checked, isOpening, currency, showMissing }: CodeProps) {
  const t = useTexts();
  const language = useLanguage();
  const write = (minor: number) => formatMoney(money(minor, currency), language);
  const { code } = checked;
  const isIncomplete = checked.kind === 'refused' && checked.reason === 'incomplete';
  return (
    <li data-refused={(checked.kind === 'refused' && !isOpening) || undefined}>
      <b>{checked.kind === 'bundle' ? checked.name : code}</b>
      {(checked.kind === 'voucher' || checked.kind === 'bundle') && (
        <span>{write(-fromWire(checked.amount, currency).amountMinor)}</span>
      )}
      {checked.kind === 'certificate' && (
        <span>
          {t('forms:codeCertificate', { amount: write(fromWire(checked.left, currency).amountMinor) })}
        </span>
      )}
      {checked.kind === 'refused' && isOpening && <span>{t('forms:codeOpens')}</span>}
      {checked.kind === 'refused' && !isOpening && (
        <span className={styles.refused}>
          {checked.missing
            ? t('forms:bundleMissing', { count: checked.missing })
            : t(`forms:codeRefused_${checked.reason}`)}
        </span>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('forms:codeRemove', { code })}
        onClick={() => removeCode(code)}
      >
        ×
      </button>
      {isIncomplete && showMissing && <div className={styles.missing}>{showMissing(code)}</div>}
    </li>
  );
}
