import { Suspense, startTransition, useEffect, useState } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { SearchForm } from '../../ui/search-form.tsx';
import type { FieldSuggestionsProps } from './field-suggestions.tsx';

const FieldSuggestions = lazyPart(async () => (await import('./field-suggestions.tsx')).FieldSuggestions);

/**
 * A form that works without scripting, and with it suggests while one types. What suggests is fetched when the field is
 * first entered and comes beside it: the field itself stays, with its text, its caret and the focus, whenever scripts start.
 */
export function SearchField(props: FieldSuggestionsProps) {
  const { field } = props;
  const t = useTexts();
  const link = useLinks();
  const [isEntered, setEntered] = useState(false);
  const enter = () => startTransition(() => setEntered(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it was entered before scripts were there
  useEffect(() => {
    if (document.activeElement === field.current) enter();
  }, []);
  return (
    <SearchForm
      action={link(paths.eventsSearch())}
      texts={{ label: t('findEvent'), hint: t('searchHint'), submit: t('searchSubmit') }}
      field={{ ref: field, onFocus: enter }}
    >
      <Suspense>{isEntered && <FieldSuggestions {...props} />}</Suspense>
    </SearchForm>
  );
}
