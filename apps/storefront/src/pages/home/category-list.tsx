import { useLinks } from '../../address/use-links.ts';
import { paths } from '../../paths.ts';
import styles from './category-list.module.css';
import type { HomeData } from './home.data.ts';

/** Set like the contents page of a programme. */
export function CategoryList({ categories }: Pick<HomeData, 'categories'>) {
  const link = useLinks();
  return (
    <ul className={styles.categories}>
      {categories.map(({ id, name, count }) => (
        <li key={id}>
          <a href={link(paths.eventsWith({ categories: String(id) }))}>
            <span>{name}</span>
            <span className={styles.leader} />
            <span>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
