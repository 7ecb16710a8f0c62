import { useLinks } from '../../address/use-links.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { PlaceCard } from '../../features/place-card/place-card.tsx';
import { textsIn } from '../../i18n/registry.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
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

export default function PlacesPage({ data }: SitePage<PlacesData>) {
  const t = useTexts();
  const link = useLinks();
  const { cities, index, page, pages } = data;
  const hrefOf = (other: number) => link(paths.placesPage(other));
  const eventsOf = (city: number) => link(paths.eventsWith({ cities: String(city) }));
  return (
    <PageFrame>
      <PageTitle crumbs={crumbsTo(t)} title={t('pages:placesTitle')} lead={t('pages:placesLead')} />
      <ListIndex label={t('pages:placesIndex')} entries={index} current={page} hrefOf={hrefOf} />
      {cities.map(({ id, name, places }, cityPosition) => (
        <Section
          key={id}
          id={cityAnchor(id)}
          title={name}
          more={{ href: eventsOf(id), text: t('pages:allEvents') }}
        >
          <ul className={styles.places}>
            {places.map((place, position) => (
              <li key={place.id}>
                <PlaceCard place={place} isFirst={cityPosition + position === 0} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Pagination label={t('pages:listPages')} current={page} last={pages} hrefOf={hrefOf} />
    </PageFrame>
  );
}
