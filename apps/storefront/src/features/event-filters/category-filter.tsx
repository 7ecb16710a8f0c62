import { useApiQuery } from '../../api/use-api-query.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import type { FilterProps } from '../../listing/filter-props.ts';
import { ChipChoices } from './chip-choices.tsx';
import { FilterGroup, FilterLoading } from './filter-group.tsx';
import { useFacet } from './use-facet.ts';

/** Categories by their type, the type with most events first. */
export function CategoryFilter(props: FilterProps) {
  const lang = useLanguage();
  const categories = useFacet('categories', props);
  const { data: types = [], state } = useApiQuery(`category types ${lang}`, async (api, signal) => {
    const { results } = await api.listCategoryTypes(
      { lang, limit: 100, sort_by: 'events_count', sort_on: 'desc' },
      { signal },
    );
    return results;
  });
  if (!categories || state === 'loading') return <FilterLoading />;
  return types.map(({ id, name }) => {
    const items = categories.filter(({ parentId }) => parentId === id);
    return (
      items.length > 0 && (
        <FilterGroup key={id} title={name}>
          <ChipChoices {...props} field="categories" items={items} />
        </FilterGroup>
      )
    );
  });
}
