import { useBasketState } from '../../features/basket/use-basket.ts';
import { CodeBox } from '../../features/order/codes/code-box.tsx';
import { useCheckedCodes } from '../../features/order/codes/use-checked-codes.ts';

/** Codes that were entered are looked at, and what they open is shown on the plan. */
export function CodeEntry() {
  const { basket, pending } = useBasketState();
  const codes = useCheckedCodes(basket, pending.length > 0);
  return basket && codes ? <CodeBox codes={codes} currency={basket.currency_code} /> : null;
}
