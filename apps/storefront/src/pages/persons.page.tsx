import { pageHead } from '../features/layout/page-head.ts';
import { textsIn } from '../i18n/registry.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { useLinks } from '../use-links.ts';
import { PageFrame } from './page-frame.tsx';
import type { PersonsData } from './persons.data.ts';
import type { SitePage } from './site-page.ts';

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
