import type { Order } from '@parterre/contracts/orders/order';
import { isHeld } from '@parterre/domain/basket/basket';
import { amountDue } from '@parterre/domain/basket/basket-total';
import { navigate } from '@parterre/static-site/browser/navigate';
import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { BasketSummary } from '../../features/basket/basket-summary.tsx';
import { HoldWatch } from '../../features/basket/hold-watch.tsx';
import { notifyOtherTabs } from '../../features/basket/other-tabs.ts';
import { useSyncedBasket } from '../../features/basket/sync-basket.ts';
import { useBasketActions } from '../../features/basket/use-basket-actions.ts';
import { useExtensionByTyping } from '../../features/basket/use-extension-by-typing.ts';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { beginPayment } from '../../features/order/begin-payment.ts';
import { CodeBox } from '../../features/order/codes/code-box.tsx';
import { clearCodes, recheckCodes } from '../../features/order/codes/codes-store.ts';
import {
  appliedCodes,
  codeDiscounts,
  useCheckedCodes,
} from '../../features/order/codes/use-checked-codes.ts';
import { useOrderApi } from '../../features/order/order-api.ts';
import { OrderForm } from '../../features/order/order-form.tsx';
import { availableMethods } from '../../features/order/payment.ts';
import type { ChosenPayment } from '../../features/order/use-order-form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { sendSignal } from '../../signals.ts';
import { Failure } from '../../ui/failure.tsx';
import styles from './checkout.module.css';
import { NoTickets, ReleasedTickets } from './no-tickets.tsx';
import type { OrderData } from './order.data.ts';
import { TimeLeft } from './time-left.tsx';

/** The order form beside the summary. A visitor without tickets is shown where to find some. */
export function Checkout({ methods, hasWithdrawalRight }: OrderData) {
  const t = useTexts();
  const link = useLinks();
  const currency = useCurrency();
  useSyncedBasket(currency);
  const actions = useBasketActions(currency);
  const { basket, isLoading, pending } = actions;
  const codes = useCheckedCodes(basket, pending.length > 0);
  const extendByTyping = useExtensionByTyping(actions);
  const api = useOrderApi();
  const continueToPayment = async ({ token }: Order, { method, certificateCode }: ChosenPayment) => {
    clearCodes();
    const page = link(checkoutPaths.pay(token));
    if (method.kind !== 'certificate') navigate(`${page}?by=${method.id}`);
    else {
      const request = { acquisition_id: method.id, certificate_code: certificateCode };
      const refusal = await beginPayment(api, token, request);
      if (refusal) navigate(`${page}?refused=${refusal.code}`);
    }
    sendSignal('update-basket');
    notifyOtherTabs();
  };
  if (isLoading) return <div aria-busy="true" />;
  if (!basket || !codes)
    return (
      <Failure text={t('forms:basketFailed')} retry={t('tryAgain')} onRetry={() => void actions.read()} />
    );
  if (basket.total.count === 0)
    return basket.tickets.length > 0 ? (
      <ReleasedTickets onRestore={() => void actions.restoreReleased()} />
    ) : (
      <NoTickets />
    );
  return (
    <div className={styles.checkout}>
      <OrderForm
        currency={basket.currency_code}
        {...availableMethods(basket.currency_code, methods, basket.tickets.filter(isHeld))}
        expectedTotal={amountDue(codes.total)}
        voucherCodes={appliedCodes(codes)}
        certificateCode={codes.checked.find(({ kind }) => kind === 'certificate')?.code}
        isWaiting={codes.isChecking}
        hasWithdrawalRight={hasWithdrawalRight}
        onPlaced={continueToPayment}
        onRefused={recheckCodes}
        timeLeft={<TimeLeft actions={actions} />}
        onTyping={extendByTyping}
      />
      <BasketSummary
        basket={basket}
        actions={actions}
        sums={{ total: codes.total, discounts: codeDiscounts(codes), currency: basket.currency_code }}
      >
        <CodeBox codes={codes} currency={basket.currency_code} />
      </BasketSummary>
      <HoldWatch currency={currency} />
    </div>
  );
}
