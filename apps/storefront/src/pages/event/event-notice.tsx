import type { SaleState } from '@parterre/contracts/events/sale-state';
import { useLinks } from '../../address/use-links.ts';
import { availabilityText } from '../../features/event-dates/availability-text.ts';
import { useGeneratedText } from '../../i18n/local-text.tsx';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import styles from './event-notice.module.css';

export interface EventNoticeProps {
  readonly state: SaleState;
  readonly saleStartsAt: string | undefined;
  readonly hasSimilar: boolean;
}

/** Says what an event that cannot be bought means for the visitor, and where to go from here. */
export function EventNotice({ state, saleStartsAt, hasSimilar }: EventNoticeProps) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const status = useGeneratedText(
    state,
    () => `${availabilityText({ saleStartsAt }, { state }, { t, language })}.`,
  );
  if (state === 'on_sale') return null;
  const isRefunded = state === 'cancelled' || state === 'postponed';
  return (
    <p className={styles.notice} data-state={state}>
      <strong suppressHydrationWarning>{status}</strong> {t(`pages:notice_${state}`)}{' '}
      {isRefunded && <a href={link(paths.info('guarantee'))}>{t('pages:howRefundsWork')}</a>}
      {!isRefunded && hasSimilar && <a href="#similar">{t('pages:seeSimilar')}</a>}
    </p>
  );
}
