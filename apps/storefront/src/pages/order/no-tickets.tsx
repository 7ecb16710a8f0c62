import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { useSentOrder } from '../../features/order/use-sent-order.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './checkout.module.css';

/** The order page with an empty basket, which may have been ordered just now. */
export function NoTickets() {
  const t = useTexts();
  const link = useLinks();
  const token = useSentOrder();
  return (
    <div className={styles.empty}>
      <p>{t(token === undefined ? 'forms:basketEmpty' : 'forms:orderSent')}</p>
      <ButtonLink href={link(token === undefined ? paths.events() : checkoutPaths.bill(token))} isMain>
        {t(token === undefined ? 'pages:toEvents' : 'forms:billOpen')}
      </ButtonLink>
    </div>
  );
}

/** Their hold ran out meanwhile. What was filled in is there again once they are taken back. */
export function ReleasedTickets({ onRestore }: { readonly onRestore: () => void }) {
  const t = useTexts();
  const link = useLinks();
  return (
    <div className={styles.empty} role="status">
      <p>
        <b>{t('forms:releasedTitle')}</b>
      </p>
      <p>{t('forms:releasedText')}</p>
      <Button isMain onPress={onRestore}>
        {t('forms:takeBack')}
      </Button>
      <a href={link(paths.cart())}>{t('forms:basketOpen')}</a>
    </div>
  );
}
