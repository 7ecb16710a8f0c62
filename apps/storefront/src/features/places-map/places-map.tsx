import { changeFilters, toggleId } from '@parterre/domain/catalogue-filters/edit-filters';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FilterProps } from '../../listing/filter-props.ts';
import { Button } from '../../ui/button.tsx';
import { ChipChoice } from '../../ui/chip.tsx';
import { MapDrawing } from './map-drawing.tsx';
import { cityMarks, fullestFirst } from './map-marks.ts';
import styles from './places-map.module.css';
import { useMappedPlaces } from './use-mapped-places.ts';

/** Cities; once one is chosen, its places. The drawing is hidden from screen readers: the list beside it offers the same. */
export function PlacesMap({ filters, onChange, currency }: FilterProps) {
  const t = useTexts();
  const places = useMappedPlaces(filters, currency);
  const [city, ...otherCities] = filters.cities;
  const inCity = otherCities.length === 0 ? places?.filter((place) => place.city.id === city) : [];
  const isCity = inCity !== undefined && inCity.length > 0;
  const marks = fullestFirst(isCity ? inCity : cityMarks(places ?? []));
  const field = isCity ? 'places' : 'cities';
  const toggle = (id: number) => onChange(toggleId(filters, field, id));
  return (
    <section className={styles.map} aria-label={t('forms:view_map')}>
      <MapDrawing marks={marks} chosen={filters[field]} isCity={isCity} onPress={toggle} />
      <div className={styles.side}>
        {isCity && (
          <Button onPress={() => onChange(changeFilters(filters, { cities: [], places: [] }))}>
            {t('forms:mapAll')}
          </Button>
        )}
        <ul className={styles.marks}>
          {marks.map(({ id, name, count }) => (
            <li key={id}>
              <ChipChoice isChosen={filters[field].includes(id)} count={count} onToggle={() => toggle(id)}>
                {name}
              </ChipChoice>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
