import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { TickBox } from '../../ui/form/tick-box.tsx';
import styles from './order.module.css';
import type { OrderField, OrderFormValues } from './order-form-values.ts';

type Consents = OrderFormValues['consents'];

export interface ConsentBoxesProps {
  readonly consents: Consents;
  readonly faultOf: (field: OrderField) => string | undefined;
  readonly onChange: (consents: Consents) => void;
}

/** Each its own box, none ticked beforehand, each beside the text it is about. */
export function ConsentBoxes({ consents, faultOf, onChange }: ConsentBoxesProps) {
  const t = useTexts();
  const link = useLinks();
  const tick = (consent: keyof Consents) => ({
    isTicked: consents[consent],
    onTick: (isTicked: boolean) => onChange({ ...consents, [consent]: isTicked }),
  });
  const read = (page: string) => (
    <a href={link(paths.info(page))} target="_blank" rel="noreferrer">
      {t('forms:readText')}
    </a>
  );
  return (
    <fieldset className={styles.group}>
      <legend>{t('forms:orderConsents')}</legend>
      <TickBox id="consents.offer" {...tick('offer')} fault={faultOf('consents.offer')}>
        {t('forms:consent_offer')} ({read('offer')})
      </TickBox>
      <TickBox
        id="consents.personal_data"
        {...tick('personal_data')}
        fault={faultOf('consents.personal_data')}
      >
        {t('forms:consent_personal_data')} ({read('privacy-policy')})
      </TickBox>
      <TickBox id="consents.marketing" {...tick('marketing')}>
        {t('forms:consent_marketing')} <small>{t('forms:optional')}</small>
      </TickBox>
    </fieldset>
  );
}
