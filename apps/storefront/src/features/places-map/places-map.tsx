import { changeFilters, toggleId } from '@parterre/domain/catalogue-filters/edit-filters';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FilterProps } from '../../listing/filter-props.ts';
import { Button } from '../../ui/button.tsx';
import { MapDrawing } from './map-drawing.tsx';
import { cityMarks, fullestFirst } from './map-marks.ts';
import { MarkList } from './mark-list.tsx';
import styles from './places-map.module.css';
import { StreetTiles } from './street-tiles.tsx';
import { useMappedPlaces } from './use-mapped-places.ts';
import { useStreets } from './use-streets.ts';

/** Cities; once one is chosen, its places. The list beside the map is its equal: either shows what is chosen in the other. */
export function PlacesMap({ filters, onChange, currency }: FilterProps) {
  const t = useTexts();
  const places = useMappedPlaces(filters, currency);
  const { source, waitsFor, hasFailed, allow, fail } = useStreets();
  const [city, ...otherCities] = filters.cities;
  const inCity = otherCities.length === 0 ? places?.filter((place) => place.city.id === city) : [];
  const isCity = inCity !== undefined && inCity.length > 0;
  const marks = fullestFirst(isCity ? inCity : cityMarks(places ?? []));
  const [first, ...others] = marks;
  const field = isCity ? 'places' : 'cities';
  const toggle = (id: number) => onChange(toggleId(filters, field, id));
  return (
    <section className={styles.map} aria-label={t('forms:view_map')}>
      <div>
        {first ? (
          <MapDrawing
            // Another part of the world begins with all of it.
            key={isCity ? city : 'cities'}
            marks={[first, ...others]}
            chosen={filters[field]}
            isCity={isCity}
            onPress={toggle}
            drawStreets={
              source &&
              ((view, frame) => <StreetTiles source={source} view={view} frame={frame} onFail={fail} />)
            }
          />
        ) : (
          <>
            <div className={styles.viewport} />
            <div className={styles.controls} />
          </>
        )}
        {source && <p className={styles.note}>{source.attribution}</p>}
        {hasFailed && <p className={styles.note}>{t('forms:mapStreetsFailed')}</p>}
        {waitsFor && (
          <div className={styles.request}>
            <p className={styles.note}>{t('forms:mapStreetsRequest', { host: waitsFor })}</p>
            <Button onPress={allow}>{t('forms:mapStreets')}</Button>
          </div>
        )}
      </div>
      <div className={styles.side}>
        {isCity && (
          <Button onPress={() => onChange(changeFilters(filters, { cities: [], places: [] }))}>
            {t('forms:mapAll')}
          </Button>
        )}
        <MarkList marks={marks} chosen={filters[field]} isCity={isCity} onToggle={toggle} />
      </div>
    </section>
  );
}
