import { useLinks } from '../../address/use-links.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { PlaceCard } from '../../features/place-card/place-card.tsx';
import { textsIn } from '../../i18n/registry.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ItemsLater } from '../../ui/items-later.tsx';
import { Later } from '../../ui/later.tsx';
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
  const hrefOf = (other: number) => link(paths.placesPage(other));
  const eventsOf = (city: number) => link(paths.eventsWith({ cities: String(city) }));
  const sections = cities.map(({ id, name, places }, cityPosition) => (
    <Section
      key={id}
      id={cityAnchor(id)}
      title={name}
      more={{ href: eventsOf(id), text: t('pages:allEvents') }}
    >
      <ul className={styles.places}>
        <ItemsLater first={drawnAtOnce}>
          {places.map((place, position) => (
            <li key={place.id}>
              <PlaceCard place={place} isFirst={cityPosition + position === 0} />
            </li>
          ))}
        </ItemsLater>
      </ul>
    </Section>
  ));
  return (
    <>
      <PageTitle crumbs={crumbsTo(t)} title={t('pages:placesTitle')} lead={t('pages:placesLead')} />
      <ListIndex label={t('pages:placesIndex')} entries={index} current={page} hrefOf={hrefOf} />
      {sections.slice(0, 1)}
      <Later>
        {sections.slice(1)}
        <Pagination label={t('pages:listPages')} current={page} last={pages} hrefOf={hrefOf} />
      </Later>
    </>
  );
}
