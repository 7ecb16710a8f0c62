import type { NewsCardData } from '../../features/news-card/news-card.data.ts';
import { NewsCard, type NewsCardProps } from '../../features/news-card/news-card.tsx';
import styles from './news-grid.module.css';

export interface NewsGridProps extends Pick<NewsCardProps, 'level'> {
  readonly news: readonly NewsCardData[];
}

export const NewsGrid = ({ news, level }: NewsGridProps) => (
  <ul className={styles.news}>
    {news.map((item) => (
      <li key={item.id}>
        <NewsCard news={item} level={level} />
      </li>
    ))}
  </ul>
);
