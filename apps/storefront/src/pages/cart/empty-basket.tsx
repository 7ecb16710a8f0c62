import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './empty-basket.module.css';

export function EmptyBasket() {
  const t = useTexts();
  const link = useLinks();
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{t('forms:basketEmpty')}</p>
      <p>{t('forms:basketEmptyText')}</p>
      <ButtonLink href={link(paths.events())} isMain>
        {t('pages:toEvents')}
      </ButtonLink>
    </div>
  );
}
