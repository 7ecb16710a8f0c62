import type { Order } from '@parterre/contracts/orders/order';
import { orderPaths } from '@parterre/contracts/paths/order-paths';
import { pathTo } from '@parterre/contracts/paths/path-to';
import { useLinks } from '../../address/use-links.ts';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './order-view.module.css';

/** What is owed or paid, for the screen and for paper. */
export function Bill({ order }: { readonly order: Order }) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const { basketApiUrl } = useSite();
  const { token, number, state, contact, created_at } = order;
  return (
    <div className={styles.view}>
      <dl className={styles.facts}>
        <dt>{t('forms:orderNumber', { number })}</dt>
        <dd>{t(`forms:orderState_${state}`)}</dd>
        <dt>{t('forms:billDate')}</dt>
        <dd>{writeTime(created_at, 'longDate', language)}</dd>
        <dt>{t('forms:billBuyer')}</dt>
        <dd>
          {contact.name}, {contact.email}
        </dd>
      </dl>
      <OrderLines order={order} />
      <div className={styles.acts}>
        {state === 'awaiting_payment' && (
          <ButtonLink href={link(paths.pay(token))} isMain>
            {t('forms:orderPayment')}
          </ButtonLink>
        )}
        {state === 'paid' && (
          <ButtonLink href={`${link(paths.orderSuccess())}?order=${token}`} isMain>
            {t('forms:ticketsPdf')}
          </ButtonLink>
        )}
        <ButtonLink href={basketApiUrl + pathTo<string>(orderPaths.readBillPdf, { token })} isFile>
          {t('forms:billPdf')}
        </ButtonLink>
        <Button onPress={() => window.print()}>{t('forms:billPrint')}</Button>
      </div>
    </div>
  );
}
