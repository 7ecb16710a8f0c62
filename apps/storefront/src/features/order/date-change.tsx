import type { OrderLine } from '@parterre/contracts/orders/order';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './order-view.module.css';

/** Whether a date was moved, cancelled or postponed since it was bought. */
export function DateChange({ date }: { readonly date: OrderLine['extra']['date'] }) {
  const t = useTexts();
  const language = useLanguage();
  const { status, started_at, moved_from } = date;
  const write = (at: string) => `${writeTime(at, 'longDate', language)}, ${writeTime(at, 'time', language)}`;
  if (status !== 'scheduled') return <span className={styles.change}>{t(`forms:dateOff_${status}`)}</span>;
  if (!moved_from) return null;
  return (
    <span className={styles.change}>
      {t('forms:dateMoved', { date: write(started_at) })}{' '}
      <s>
        <VisuallyHidden>{t('forms:dateWas')} </VisuallyHidden>
        <time dateTime={moved_from}>{write(moved_from)}</time>
      </s>
    </span>
  );
}
