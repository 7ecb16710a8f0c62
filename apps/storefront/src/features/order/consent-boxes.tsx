import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import styles from './order.module.css';
import type { OrderField, OrderFormValues } from './order-form-values.ts';

type Consents = OrderFormValues['consents'];

export interface ConsentBoxesProps {
  readonly consents: Consents;
  readonly faultMessage: (field: OrderField) => string | undefined;
  readonly onChange: (consents: Consents) => void;
}

/** Each its own box, none ticked beforehand, each beside the text it is about. */
export function ConsentBoxes({ consents, faultMessage, onChange }: ConsentBoxesProps) {
  const t = useTexts();
  const link = useLinks();
  const checkboxProps = (consent: keyof Consents) => ({
    isChecked: consents[consent],
    onCheck: (isChecked: boolean) => onChange({ ...consents, [consent]: isChecked }),
  });
  const read = (page: string) => (
    <a href={link(paths.info(page))} target="_blank" rel="noreferrer">
      {t('forms:readText')}
    </a>
  );
  return (
    <fieldset className={styles.group}>
      <legend>{t('forms:orderConsents')}</legend>
      <Checkbox id="consents.offer" {...checkboxProps('offer')} fault={faultMessage('consents.offer')}>
        {t('forms:consent_offer')} ({read('offer')})
      </Checkbox>
      <Checkbox
        id="consents.personal_data"
        {...checkboxProps('personal_data')}
        fault={faultMessage('consents.personal_data')}
      >
        {t('forms:consent_personal_data')} ({read('privacy-policy')})
      </Checkbox>
      <Checkbox id="consents.marketing" {...checkboxProps('marketing')}>
        {t('forms:consent_marketing')} <small>{t('forms:optional')}</small>
      </Checkbox>
    </fieldset>
  );
}
