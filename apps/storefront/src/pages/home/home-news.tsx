import { useLinks } from '../../address/use-links.ts';
import type { NewsCardData } from '../../features/news-card/news-card.data.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Section } from '../../ui/section.tsx';
import { NewsGrid } from '../news/news-grid.tsx';

export function HomeNews({ news }: { readonly news: readonly NewsCardData[] }) {
  const t = useTexts();
  const link = useLinks();
  if (news.length === 0) return null;
  return (
    <Section
      id="news"
      title={t('pages:newsTitle')}
      more={{ href: link(paths.news()), text: t('pages:allNews') }}
    >
      <NewsGrid news={news} />
    </Section>
  );
}
