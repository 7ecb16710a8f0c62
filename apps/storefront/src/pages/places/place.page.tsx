import { useLinks } from '../../address/use-links.ts';
import { pageHead } from '../../features/layout/page-head.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { textsIn } from '../../i18n/registry.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { DeferredRender } from '../../ui/deferred-render.tsx';
import { LeadPicture } from '../../ui/lead-picture.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { ComingEvents } from '../event-cards/coming-events.tsx';
import { crumbsTo } from '../frame/crumbs.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import styles from './place.module.css';
import { writeAddress } from './place-address.ts';
import { PlaceHalls } from './place-halls.tsx';
import { PlaceLinks } from './place-links.tsx';
import { placeSchema } from './place-schema.ts';
import type { PlaceData } from './places.data.ts';

const crumbs = (t: Translate) => crumbsTo(t, { path: paths.places(), title: t('pages:placesTitle') });

export function head(page: SitePage<PlaceData>) {
  const { data, language, queries } = page;
  return pageHead(page, {
    title: `${data.name}, ${data.city}`,
    description: data.summary,
    picture: data.picture,
    crumbs: crumbs(textsIn(language.code)),
    jsonLd: import.meta.env.SSR ? [placeSchema(data, queries.site, language.prefix)] : [],
  });
}

export const frame = PageFrame;

export default function PlacePage({ data }: SitePage<PlaceData>) {
  const t = useTexts();
  const link = useLinks();
  const { id, name, picture, geo, description, halls, gallery, events, eventsCount } = data;
  const all = { href: link(paths.eventsWith({ places: String(id) })), text: t('pages:allEvents') };
  return (
    <>
      {picture && (
        <LeadPicture>
          <Picture picture={picture} sizes="(min-width: 80rem) 80rem, 100vw" alt={picture.alt} isFirst />
        </LeadPicture>
      )}
      <PageTitle crumbs={crumbs(t)} title={name} lead={writeAddress(data)}>
        {geo && <PlaceLinks geo={geo} />}
      </PageTitle>
      <DeferredRender>
        <ComingEvents events={events} {...(eventsCount > events.length && { more: all })} />
        <div className={styles.words}>
          <Section id="about" title={t('pages:placeAbout')}>
            <Prose html={description} />
          </Section>
          <PlaceHalls halls={halls} />
        </div>
        {gallery.length > 0 && (
          <ul className={styles.gallery}>
            {gallery.map((shown) => (
              <li key={shown.src}>
                <Picture picture={shown} sizes="(min-width: 48rem) 40rem, 92vw" alt={shown.alt} />
              </li>
            ))}
          </ul>
        )}
      </DeferredRender>
    </>
  );
}
