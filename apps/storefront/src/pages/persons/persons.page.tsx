import { useLinks } from '../../address/use-links.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { PersonCard } from '../../features/person-card/person-card.tsx';
import { textsIn } from '../../i18n/registry.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ItemsLater } from '../../ui/items-later.tsx';
import { Later } from '../../ui/later.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { crumbsTo } from '../frame/crumbs.ts';
import { listHead } from '../frame/list-head.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import { ListIndex } from '../list-index/list-index.tsx';
import { initialOf } from './family-name.ts';
import { PersonGrid } from './person-grid.tsx';
import type { PersonsData } from './persons.data.ts';

export function head(page: SitePage<PersonsData>) {
  const t = textsIn(page.language.code);
  return listHead(page, { title: t('pages:personsTitle'), description: t('pages:personsLead') });
}

/** What a phone shows at once. */
const firstCount = 4;

export const frame = PageFrame;

export default function PersonsPage({ data }: SitePage<PersonsData>) {
  const t = useTexts();
  const link = useLinks();
  const { persons, index, page, pages } = data;
  const hrefOf = (other: number) => link(paths.personsPage(other));
  const initials = persons.map(({ name }) => initialOf(name));
  return (
    <>
      <PageTitle crumbs={crumbsTo(t)} title={t('pages:personsTitle')} lead={t('pages:personsLead')} />
      <ListIndex label={t('pages:personsIndex')} entries={index} current={page} hrefOf={hrefOf} />
      <PersonGrid>
        <ItemsLater first={firstCount}>
          {persons.map((person, position) => {
            const initial = initials[position];
            const letter = initial === initials[position - 1] ? undefined : initial;
            return (
              <li key={person.id} id={letter}>
                <PersonCard person={person} letter={letter} level={2} isFirst={position < firstCount}>
                  {person.role}
                  {person.eventsCount > 0 && <b>{t('eventsFound', { count: person.eventsCount })}</b>}
                </PersonCard>
              </li>
            );
          })}
        </ItemsLater>
      </PersonGrid>
      <Later>
        <Pagination label={t('pages:listPages')} current={page} last={pages} hrefOf={hrefOf} />
      </Later>
    </>
  );
}
