import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { writeAddress } from '../places/place-address.ts';
import { PlaceLinks } from '../places/place-links.tsx';
import type { EventPlace as Place } from './event.data.ts';
import styles from './event-place.module.css';

export function EventPlace({ place }: { readonly place: Place }) {
  const t = useTexts();
  const link = useLinks();
  return (
    <Section id="place" title={t('pages:eventPlace')}>
      <div className={styles.place}>
        {place.picture && (
          <Picture picture={place.picture} sizes="(min-width: 48rem) 30rem, 92vw" alt={place.picture.alt} />
        )}
        <div>
          <h3>
            <a href={link(paths.place(place.id))}>{place.name}</a>
          </h3>
          <p>{writeAddress(place)}</p>
          {place.geo && <PlaceLinks geo={place.geo} />}
        </div>
      </div>
    </Section>
  );
}
