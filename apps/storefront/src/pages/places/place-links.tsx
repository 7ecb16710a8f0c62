import { mapAddress, routeAddress } from '@parterre/domain/markup/map-address';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './place-links.module.css';
import type { PlaceData } from './places.data.ts';

/** Where it is and how one gets there; nothing of others loads before a press. */
export function PlaceLinks({ geo }: { readonly geo: NonNullable<PlaceData['geo']> }) {
  const t = useTexts();
  return (
    <p className={styles.links}>
      <a href={mapAddress(geo)} rel="noopener">
        <Icon name="pin" size={18} />
        {t('pages:showOnMap')}
      </a>
      <a href={routeAddress(geo)} rel="noopener">
        <Icon name="map" size={18} />
        {t('pages:route')}
      </a>
    </p>
  );
}
