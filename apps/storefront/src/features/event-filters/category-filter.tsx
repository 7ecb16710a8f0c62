import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import type { FilterProps } from '../../listing/filter-props.ts';
import { ChipChoices } from './chip-choices.tsx';
import { FilterGroup } from './filter-group.tsx';
import { useFacet } from './use-facet.ts';
import { Waiting } from './waiting.tsx';

/** Categories by their type, the type with most events first. */
export function CategoryFilter(props: FilterProps) {
  const lang = useLanguage();
  const categories = useFacet('categories', props);
  const { answer: types = [], state } = useAnswer(`category types ${lang}`, async (api, signal) => {
    const { results } = await api.listCategoryTypes(
      { lang, limit: 100, sort_by: 'events_count', sort_on: 'desc' },
      { signal },
    );
    return results;
  });
  if (!categories || state === 'asking') return <Waiting />;
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
