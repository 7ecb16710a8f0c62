import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './breadcrumbs.module.css';

/** A page above the current one; the path is without language. */
export interface Crumb {
  readonly path: string;
  readonly title: string;
}

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useTexts();
  const link = useLinks();
  return (
    <nav aria-label={t('breadcrumbs')} className={styles.crumbs}>
      <ol>
        {crumbs.map(({ path, title }) => (
          <li key={path}>
            <a href={link(path)}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
