import { useLinks } from '../../address/use-links.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { PersonCard } from '../../features/person-card/person-card.tsx';
import { textsIn } from '../../i18n/registry.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listPaths } from '../../list-paths.ts';
import { DeferredItems } from '../../ui/deferred-items.tsx';
import { DeferredRender } from '../../ui/deferred-render.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { crumbsTo } from '../frame/crumbs.ts';
import { listHead } from '../frame/list-head.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import { ListIndex } from '../list-index/list-index.tsx';
import { indexLetter } from './family-name.ts';
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
  const pageHref = (other: number) => link(listPaths.personsPage(other));
  const initials = persons.map(({ name }) => indexLetter(name));
  return (
    <>
      <PageTitle crumbs={crumbsTo(t)} title={t('pages:personsTitle')} lead={t('pages:personsLead')} />
      <ListIndex label={t('pages:personsIndex')} entries={index} current={page} pageHref={pageHref} />
      <PersonGrid>
        <DeferredItems first={firstCount}>
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
        </DeferredItems>
      </PersonGrid>
      <DeferredRender>
        <Pagination label={t('pages:listPages')} current={page} last={pages} pageHref={pageHref} />
      </DeferredRender>
    </>
  );
}
