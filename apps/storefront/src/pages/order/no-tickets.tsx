import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { useSentOrder } from '../../features/order/use-sent-order.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './checkout.module.css';

/** The order page with an empty basket, which may have been ordered just now. */
export function NoTickets({ wereReleased }: { readonly wereReleased: boolean }) {
  const t = useTexts();
  const link = useLinks();
  const token = useSentOrder();
  if (token !== undefined && !wereReleased)
    return (
      <div className={styles.empty}>
        <p>{t('forms:orderSent')}</p>
        <ButtonLink href={link(checkoutPaths.bill(token))} isMain>
          {t('forms:billOpen')}
        </ButtonLink>
      </div>
    );
  return (
    <div className={styles.empty}>
      <p>{t(wereReleased ? 'forms:refusal_hold_expired' : 'forms:basketEmpty')}</p>
      <ButtonLink href={link(wereReleased ? paths.cart() : paths.events())} isMain>
        {t(wereReleased ? 'forms:basketOpen' : 'pages:toEvents')}
      </ButtonLink>
    </div>
  );
}
