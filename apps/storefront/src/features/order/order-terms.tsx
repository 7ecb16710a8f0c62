import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import styles from './order.module.css';

/** What a visitor agrees to by ordering: it stands beside the button, since pressing it is the consent. */
export function OrderTerms({ hasWithdrawalRight }: { readonly hasWithdrawalRight: boolean }) {
  const t = useTexts();
  const link = useLinks();
  const read = (page: string, text: string) => (
    <a href={link(paths.info(page))} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  return (
    <div className={styles.notice}>
      <p>
        {t('forms:termsAccepted')} {read('offer', t('forms:termsOffer'))}. {t('forms:termsData')}{' '}
        {read('privacy-policy', t('forms:termsPrivacy'))}.
      </p>
      <p>
        {t(hasWithdrawalRight ? 'forms:fixedDateNotice' : 'forms:refundNotice')} {t('forms:payLeaving')}
      </p>
    </div>
  );
}
