import { pageHead } from '../features/layout/page-head.ts';
import { textsIn } from '../i18n/registry.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { useLinks } from '../use-links.ts';
import { PageFrame } from './page-frame.tsx';
import type { PlacesData } from './places.data.ts';
import type { SitePage } from './site-page.ts';

export function head(page: SitePage<PlacesData>) {
  const title = textsIn(page.language.code)('pages:placesTitle');
  return pageHead(page, { title, description: title });
}

export default function PlacesPage({ data }: SitePage<PlacesData>) {
  const t = useTexts();
  const link = useLinks();
  return (
    <PageFrame>
      <h1>{t('pages:placesTitle')}</h1>
      <ul>
        {data.places.map((item) => (
          <li key={item.id}>
            <a href={link(paths.place(item.id))}>{item.name}</a>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
