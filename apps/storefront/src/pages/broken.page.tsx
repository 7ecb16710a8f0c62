import { pageHead } from '../features/layout/page-head.ts';
import { textsIn } from '../i18n/registry.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { useLinks } from '../use-links.ts';
import { PageFrame } from './page-frame.tsx';
import type { SitePage } from './site-page.ts';

export function head(page: SitePage<unknown>) {
  const t = textsIn(page.language.code);
  return pageHead(page, { title: t('pages:brokenTitle'), description: t('pages:brokenText') });
}

export default function BrokenPage() {
  const t = useTexts();
  const link = useLinks();
  return (
    <PageFrame>
      <h1>{t('pages:brokenTitle')}</h1>
      <p>{t('pages:brokenText')}</p>
      <a href={link(paths.events())}>{t('pages:toEvents')}</a>
    </PageFrame>
  );
}
