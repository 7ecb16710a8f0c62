import type { Theme } from '@parterre/contracts/landings/theme';
import type { Order } from '@parterre/contracts/orders/order';
import { orderPaths } from '@parterre/contracts/paths/order-paths';
import { pathTo } from '@parterre/contracts/paths/path-to';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { useLinks } from '../../address/use-links.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BillFacts } from './bill-facts.tsx';
import { BillPayments } from './bill-payments.tsx';
import { ChooseAnew } from './choose-anew.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderStanding } from './order-standing.tsx';
import styles from './order-view.module.css';
import { canBePaid, isBankAsked } from './payment.ts';

export interface BillProps {
  readonly order: Order;
  readonly seller: NonNullable<Theme['seller']>;
}

/** What is owed or paid, by whom to whom, for the screen and for paper. */
export function Bill({ order, seller }: BillProps) {
  const t = useTexts();
  const link = useLinks();
  const { basketApiUrl } = useSite();
  const language = useLanguage();
  const { token, state, called_off, currency_code } = order;
  const amount = formatMoney(fromWire(order.amount_due, currency_code), language);
  return (
    <div className={styles.view}>
      <OrderStanding order={order} news={newsOf(order, t)} />
      <div className={styles.acts}>
        {called_off && <ChooseAnew />}
        {canBePaid(order) && (
          <ButtonLink href={link(paths.pay(token))} isMain>
            {t('forms:payDue', { amount })}
          </ButtonLink>
        )}
        {state === 'paid' && (
          <ButtonLink href={`${link(paths.orderSuccess())}?order=${token}`} isMain>
            {t('forms:ticketsOpen')}
          </ButtonLink>
        )}
        <ButtonLink href={basketApiUrl + pathTo<string>(orderPaths.readBillPdf, { token })} isFile>
          {t('forms:billPdf')}
        </ButtonLink>
        <Button onPress={() => window.print()}>{t('forms:billPrint')}</Button>
      </div>
      <BillFacts order={order} seller={seller} />
      <OrderLines order={order} vatPercent={seller.vat_percent} />
      <BillPayments order={order} />
    </div>
  );
}

function newsOf(order: Order, t: Translate): string | undefined {
  const { email } = order.contact;
  if (order.state === 'paid') return t('forms:ticketsSent', { email });
  return isBankAsked(order) ? t('forms:payWaitingText', { email }) : undefined;
}
