import { useLinks } from '../../address/use-links.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { PlaceCard } from '../../features/place-card/place-card.tsx';
import { textsIn } from '../../i18n/registry.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listPaths } from '../../list-paths.ts';
import { paths } from '../../paths.ts';
import { DeferredItems } from '../../ui/deferred-items.tsx';
import { DeferredRender } from '../../ui/deferred-render.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Section } from '../../ui/section.tsx';
import { crumbsTo } from '../frame/crumbs.ts';
import { listHead } from '../frame/list-head.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import { ListIndex } from '../list-index/list-index.tsx';
import { cityAnchor } from './city-anchor.ts';
import type { PlacesData } from './places.data.ts';
import styles from './places.module.css';

export function head(page: SitePage<PlacesData>) {
  const t = textsIn(page.language.code);
  return listHead(page, { title: t('pages:placesTitle'), description: t('pages:placesLead') });
}

/** What a phone shows at once. */
const drawnAtOnce = 2;

export const frame = PageFrame;

export default function PlacesPage({ data }: SitePage<PlacesData>) {
  const t = useTexts();
  const link = useLinks();
  const { cities, index, page, pages } = data;
  const pageHref = (other: number) => link(listPaths.placesPage(other));
  const cityEventsHref = (city: number) => link(paths.eventsWith({ cities: String(city) }));
  const sections = cities.map(({ id, name, places }, cityPosition) => (
    <Section
      key={id}
      id={cityAnchor(id)}
      title={name}
      more={{ href: cityEventsHref(id), text: t('pages:allEvents') }}
    >
      <ul className={styles.places}>
        <DeferredItems first={drawnAtOnce}>
          {places.map((place, position) => (
            <li key={place.id}>
              <PlaceCard place={place} isFirst={cityPosition + position === 0} />
            </li>
          ))}
        </DeferredItems>
      </ul>
    </Section>
  ));
  return (
    <>
      <PageTitle crumbs={crumbsTo(t)} title={t('pages:placesTitle')} lead={t('pages:placesLead')} />
      <ListIndex label={t('pages:placesIndex')} entries={index} current={page} pageHref={pageHref} />
      {sections.slice(0, 1)}
      <DeferredRender>
        {sections.slice(1)}
        <Pagination label={t('pages:listPages')} current={page} last={pages} pageHref={pageHref} />
      </DeferredRender>
    </>
  );
}
