import { holdLeftMs } from '@parterre/domain/basket/hold';
import { basketHold, wholeMinutes } from '../../features/basket/basket-hold.ts';
import type { BasketActions } from '../../features/basket/use-basket-actions.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './checkout.module.css';

/** On a phone the clock of the summary scrolls away. For screen readers it is in the summary alone. */
export function TimeLeft({ actions }: { readonly actions: BasketActions }) {
  const t = useTexts();
  const hold = basketHold(actions);
  const now = useNow(hold ? 1000 : null);
  if (!hold) return null;
  return (
    <p className={styles.timeLeft} aria-hidden="true">
      {t('forms:holdLeft', { minutes: wholeMinutes(holdLeftMs(hold, now)) })}
    </p>
  );
}
