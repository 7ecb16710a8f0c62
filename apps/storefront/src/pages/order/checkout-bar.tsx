import type { Basket } from '@parterre/contracts/basket/basket';
import { amountDue } from '@parterre/domain/basket/basket-total';
import { holdLeftMs } from '@parterre/domain/basket/hold';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { basketHold, wholeMinutes } from '../../features/basket/basket-hold.ts';
import type { BasketActions } from '../../features/basket/use-basket-actions.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './checkout.module.css';

/** On a phone the summary scrolls away: its clock and its sum stay in sight. For screen readers they are in the summary. */
export function CheckoutBar({
  basket,
  actions,
}: {
  readonly basket: Basket;
  readonly actions: BasketActions;
}) {
  const t = useTexts();
  const language = useLanguage();
  const hold = basketHold(actions);
  const now = useNow(hold ? 1000 : null);
  if (!hold) return null;
  return (
    <p className={styles.bar} aria-hidden="true">
      {t('forms:holdLeft', { minutes: wholeMinutes(holdLeftMs(hold, now)) })}
      <b>{formatMoney(fromWire(amountDue(basket.total), basket.currency_code), language)}</b>
    </p>
  );
}
