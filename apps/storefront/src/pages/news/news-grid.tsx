import type { NewsCardData } from '../../features/news-card/news-card.data.ts';
import { NewsCard } from '../../features/news-card/news-card.tsx';
import styles from './news-grid.module.css';

export const NewsGrid = ({ news }: { readonly news: readonly NewsCardData[] }) => (
  <ul className={styles.news}>
    {news.map((item) => (
      <li key={item.id}>
        <NewsCard news={item} />
      </li>
    ))}
  </ul>
);
