import { useLinks } from '../../address/use-links.ts';
import { pageHead } from '../../features/layout/page-head.ts';
import { textsIn } from '../../i18n/registry.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { PersonsData } from './persons.data.ts';

export function head(page: SitePage<PersonsData>) {
  const title = textsIn(page.language.code)('pages:personsTitle');
  return pageHead(page, { title, description: title });
}

export default function PersonsPage({ data }: SitePage<PersonsData>) {
  const t = useTexts();
  const link = useLinks();
  return (
    <PageFrame>
      <h1>{t('pages:personsTitle')}</h1>
      <ul>
        {data.persons.map((item) => (
          <li key={item.id}>
            <a href={link(paths.person(item.id))}>{item.name}</a>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
