import { useLinks } from '../../address/use-links.ts';
import { pageHead } from '../../features/layout/page-head.ts';
import { textsIn } from '../../i18n/registry.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { PlacesData } from './places.data.ts';

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
