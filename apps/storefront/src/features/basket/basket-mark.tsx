import styles from './basket-button.module.css';
import { useBasket } from './use-basket.ts';

/** How many tickets there are, on the tab that leads to the basket. */
export function BasketMark({ currency }: { readonly currency: string }) {
  const count = useBasket(currency).basket?.total.count ?? 0;
  return count > 0 && <span className={styles.mark}>{count}</span>;
}
