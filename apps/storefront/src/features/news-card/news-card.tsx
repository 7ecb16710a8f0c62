import { useLinks } from '../../address/use-links.ts';
import { LocalTime } from '../../i18n/local-text.tsx';
import { paths } from '../../paths.ts';
import { Card, type CardLevel, CardLink } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { NewsCardData } from './news-card.data.ts';
import styles from './news-card.module.css';

export interface NewsCardProps {
  readonly news: NewsCardData;
  /** Its width, as in the `sizes` attribute. */
  readonly sizes?: string;
  readonly level?: CardLevel | undefined;
  readonly isFirst?: boolean;
}

export function NewsCard(props: NewsCardProps) {
  const { news, sizes = '(min-width: 48rem) 26rem, 92vw', level, isFirst = false } = props;
  const { id, title, lead, publishedAt, picture } = news;
  const link = useLinks();
  return (
    <Card
      shape="wide"
      picture={picture && <Picture alt="" picture={picture} sizes={sizes} isFirst={isFirst} />}
    >
      <CardLink href={link(paths.newsItem(id))} level={level}>
        {title}
      </CardLink>
      <p>
        <LocalTime at={publishedAt} shape="date" />
      </p>
      <p className={styles.lead}>{lead}</p>
    </Card>
  );
}
