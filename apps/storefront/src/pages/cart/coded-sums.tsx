import type { Basket } from '@parterre/contracts/basket/basket';
import { BasketSums } from '../../features/basket/basket-sums.tsx';
import { useBasketState } from '../../features/basket/use-basket.ts';
import { CodeBox } from '../../features/order/codes/code-box.tsx';
import { codeDiscounts, useCheckedCodes } from '../../features/order/codes/use-checked-codes.ts';
import { IncompleteBundle } from './incomplete-bundle.tsx';

/** What the basket comes to, with what codes take off it. */
export function CodedSums({ basket }: { readonly basket: Basket }) {
  const { pending } = useBasketState();
  const codes = useCheckedCodes(basket, pending.length > 0);
  const { currency_code: currency } = basket;
  if (!codes) return null;
  return (
    <>
      <CodeBox
        codes={codes}
        currency={currency}
        showMissing={(code) => <IncompleteBundle code={code} basket={basket} />}
      />
      <BasketSums total={codes.total} discounts={codeDiscounts(codes)} currency={currency} />
    </>
  );
}
