import type { Acquisition } from '@parterre/contracts/acquisitions/acquisition';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import styles from './order.module.css';

export interface PaymentChoiceProps {
  readonly currency: string;
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
  readonly fault?: string | undefined;
}

/** The ways to pay in a currency. */
export function PaymentChoice({ currency, chosen, onChoose, fault }: PaymentChoiceProps) {
  const t = useTexts();
  const lang = useLanguage();
  const isAlive = useIsAlive();
  const { answer, state, retry } = useAnswer<readonly Acquisition[]>(
    isAlive ? `acquisitions ${currency} ${lang}` : null,
    async (api, signal) =>
      (await api.listAcquisitions({ currency_code: currency, lang }, { signal })).results,
  );
  return (
    <fieldset className={styles.group} id="acquisition_id" tabIndex={-1}>
      <legend>{t('forms:orderPayment')}</legend>
      {fault && <p className={styles.fault}>{fault}</p>}
      {state === 'failed' && <Button onPress={retry}>{t('tryAgain')}</Button>}
      <div className={styles.ways}>
        {answer?.map(({ id, name }) => (
          <label key={id} className={styles.way}>
            <input type="radio" name="acquisition" checked={chosen === id} onChange={() => onChoose(id)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
