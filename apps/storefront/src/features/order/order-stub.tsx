import type { DeviceOrder } from '@parterre/domain/order/device-orders';
import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { writeMonth, writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Stub } from '../../ui/stub.tsx';
import { WholeLink } from '../../ui/whole-link.tsx';
import styles from './order-view.module.css';

/** An order in a list of them: the whole stub leads to its tickets, or to where it is paid. */
export function OrderStub({ order }: { readonly order: DeviceOrder }) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const { token, number, state, title, place, startsAt, ticketsCount } = order;
  const page =
    state === 'paid' ? `${checkoutPaths.orderSuccess()}?order=${token}` : checkoutPaths.bill(token);
  return (
    <li className={styles.order}>
      <Stub
        isVoid={state === 'refunded'}
        lead={
          <>
            <b className={styles.day}>{writeTime(startsAt, 'day', language)}</b>
            <span>{writeMonth(startsAt, language)}</span>
            <span>{writeTime(startsAt, 'time', language)}</span>
          </>
        }
        body={
          <>
            <h2 className={styles.event}>
              <WholeLink href={link(page)}>{title}</WholeLink>
            </h2>
            <p>{place}</p>
            <p className={styles.small}>
              {t('forms:basketTickets', { count: ticketsCount })} · {t('forms:orderNumber', { number })}
            </p>
          </>
        }
        tail={<span className={styles.small}>{t(`forms:orderState_${state}`)}</span>}
      />
    </li>
  );
}
