import { toggleId } from '@parterre/domain/catalogue-filters/edit-filters';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FilterProps } from '../../listing/filter-props.ts';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import { ChipChoices } from './chip-choices.tsx';
import { FilterGroup, FilterLoading } from './filter-group.tsx';
import { type FacetItem, useFacet } from './use-facet.ts';

/** More than these are found sooner by typing. */
const maxChips = 12;

const itemName = (items: readonly FacetItem[], id: number | null) =>
  items.find((item) => item.id === id)?.name ?? '';

/** Cities, the places in them, and the halls of a chosen place. */
export function PlaceFilters(props: FilterProps) {
  const t = useTexts();
  const { filters } = props;
  const cities = useFacet('cities', props);
  const places = useFacet('places', props) ?? [];
  const hasPlace = filters.places.length > 0;
  const halls = useFacet('halls', props, hasPlace) ?? [];
  const ownHalls = halls.filter(({ parentId }) => parentId !== null && filters.places.includes(parentId));
  if (!cities) return <FilterLoading />;
  return (
    <>
      <FilterGroup title={t('forms:filterCities')}>
        <IdFilter {...props} field="cities" items={cities} />
      </FilterGroup>
      <FilterGroup title={t('forms:filterPlaces')}>
        <Search
          {...props}
          field="places"
          items={places}
          describe={(place) => itemName(cities, place.parentId)}
        />
        <ChipChoices
          {...props}
          field="places"
          items={places.filter(({ id }) => filters.places.includes(id))}
        />
      </FilterGroup>
      {hasPlace && ownHalls.length > 1 && (
        <FilterGroup title={t('forms:filterHalls')}>
          <ChipChoices {...props} field="halls" items={ownHalls} />
        </FilterGroup>
      )}
    </>
  );
}

interface IdFilterProps extends FilterProps {
  readonly field: 'cities' | 'places';
  readonly items: readonly FacetItem[];
  readonly describe?: (item: FacetItem) => string;
}

const IdFilter = (props: IdFilterProps) =>
  props.items.length > maxChips ? <Search {...props} /> : <ChipChoices {...props} />;

function Search({ field, items, filters, onChange, describe = () => '' }: IdFilterProps) {
  const t = useTexts();
  return (
    <Combobox
      label={t(field === 'cities' ? 'forms:findCity' : 'forms:findPlace')}
      options={items.map((item) => ({ ...item, note: describe(item) }))}
      chosen={filters[field]}
      onToggle={(id) => onChange(toggleId(filters, field, id))}
      nothing={t('forms:nothingFits')}
    />
  );
}
