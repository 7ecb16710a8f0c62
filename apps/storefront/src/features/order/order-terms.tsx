import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import styles from './order.module.css';

export interface OrderTermsProps {
  readonly hasWithdrawalRight?: boolean;
  /** What is to be said of giving it back, where it is not of tickets. */
  readonly notice?: string;
}

/** What a visitor agrees to by ordering: it stands beside the button, since pressing it is the consent. */
export function OrderTerms({ hasWithdrawalRight = false, notice }: OrderTermsProps) {
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
        {notice ?? t(hasWithdrawalRight ? 'forms:fixedDateNotice' : 'forms:refundNotice')}{' '}
        {t('forms:payLeaving')}
      </p>
    </div>
  );
}
