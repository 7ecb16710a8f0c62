import { useLinks } from '../../address/use-links.ts';
import { writeTime } from '../../i18n/event-time.ts';
import { LocalTime } from '../../i18n/local-text.tsx';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import type { NewsCardData } from '../news/news.data.ts';
import styles from './home-news.module.css';

export function HomeNews({ news }: { readonly news: readonly NewsCardData[] }) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  if (news.length === 0) return null;
  return (
    <Section
      id="news"
      title={t('pages:newsTitle')}
      more={{ href: link(paths.news()), text: t('pages:allNews') }}
    >
      <ul className={styles.news}>
        {news.map(({ id, title, lead, publishedAt, picture }) => (
          <li key={id}>
            {picture && <Picture picture={picture} sizes="(min-width: 48rem) 26rem, 92vw" alt="" />}
            <LocalTime at={publishedAt}>{writeTime(publishedAt, 'date', language)}</LocalTime>
            <h3>
              <a href={link(paths.newsItem(id))}>{title}</a>
            </h3>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
