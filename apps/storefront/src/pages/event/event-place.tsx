import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import type { EventPlace as Place } from './event.data.ts';
import styles from './event-place.module.css';

const mapAddress = ({ lat, lon }: NonNullable<Place['geo']>) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`;

const writeAddress = ({ address, city }: Place) => (address.includes(city) ? address : `${address}, ${city}`);

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
          {place.geo && (
            <a href={mapAddress(place.geo)} rel="noopener" className={styles.map}>
              <Icon name="pin" size={18} />
              {t('pages:showOnMap')}
            </a>
          )}
        </div>
      </div>
    </Section>
  );
}
