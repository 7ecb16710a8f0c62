import type { Order } from '@parterre/contracts/orders/order';
import { orderPaths } from '@parterre/contracts/paths/order-paths';
import { pathTo } from '@parterre/contracts/paths/path-to';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { useState } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { useSite } from '../../theme/site-settings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BillCompany } from './bill-company.tsx';
import { BillDetails, type BillProps } from './bill-details.tsx';
import { BillPayments } from './bill-payments.tsx';
import { EventsLink } from './events-link.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderStatus } from './order-status.tsx';
import styles from './order-view.module.css';
import { bankProgress, canBePaid, progressText } from './payment.ts';

/** The bill of an order, for the screen and for paper. */
export function Bill({ order: readOrder, seller }: BillProps) {
  const t = useTexts();
  const link = useLinks();
  const { basketApiUrl } = useSite();
  const language = useLanguage();
  const [changed, setChanged] = useState<Order>();
  // Whatever is newer: the page reads the order again while it waits for money.
  const order = changed && changed.now > readOrder.now ? changed : readOrder;
  const { token, state, called_off, currency_code } = order;
  const amount = formatMoney(fromWire(order.amount_due, currency_code), language);
  return (
    <div className={styles.view}>
      <OrderStatus order={order} message={statusMessage(order, t)} />
      <div className={styles.actions}>
        {called_off && <EventsLink />}
        {canBePaid(order) && (
          <ButtonLink href={link(checkoutPaths.pay(token))} isMain>
            {t('forms:payDue', { amount })}
          </ButtonLink>
        )}
        {state === 'paid' && (
          <ButtonLink href={`${link(checkoutPaths.orderSuccess())}?order=${token}`} isMain>
            {t(order.gift_card ? 'pages:giftOpen' : 'forms:ticketsOpen')}
          </ButtonLink>
        )}
        <ButtonLink href={basketApiUrl + pathTo<string>(orderPaths.readBillPdf, { token })} isFile>
          {t('forms:billPdf')}
        </ButtonLink>
        <Button onPress={() => window.print()}>{t('forms:billPrint')}</Button>
      </div>
      <BillDetails order={order} seller={seller} />
      <BillCompany key={JSON.stringify(order.company)} order={order} onChanged={setChanged} />
      <OrderLines order={order} hasVat />
      <BillPayments order={order} />
    </div>
  );
}

function statusMessage(order: Order, t: Translate): string | undefined {
  if (order.state === 'paid' && order.gift_card) return undefined;
  if (order.state === 'paid') return t('forms:ticketsSent', { email: order.contact.email });
  return bankProgress(order) === 'deciding' ? progressText(order, t) : undefined;
}
