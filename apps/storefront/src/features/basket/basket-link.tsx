import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './basket-button.module.css';

/** Links to the basket before its contents are loaded. */
export function BasketLink() {
  const t = useTexts();
  return (
    <a href={useLinks()(paths.cart())} className={styles.button}>
      <Icon name="ticket" />
      {t('tabBasket')}
    </a>
  );
}
