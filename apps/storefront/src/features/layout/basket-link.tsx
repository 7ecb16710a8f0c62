import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './layout.module.css';

/** The way to the basket on wide screens; phones have it among the tabs. */
export function BasketLink() {
  const t = useTexts();
  const link = useLinks();
  return (
    <a href={link(paths.cart())} className={styles.basket}>
      <Icon name="ticket" />
      {t('tabBasket')}
    </a>
  );
}
