import type { NewsCardData } from '../../features/news-card/news-card.data.ts';
import { NewsCard } from '../../features/news-card/news-card.tsx';
import styles from './news-lead.module.css';

/** The newest piece, across the page. */
export const NewsLead = ({ news }: { readonly news: NewsCardData }) => (
  <div className={styles.lead}>
    <NewsCard news={news} level={2} sizes="(min-width: 80rem) 46rem, (min-width: 48rem) 58vw, 92vw" isFirst />
  </div>
);
