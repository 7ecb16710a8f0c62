import { Suspense, startTransition, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import { SearchForm } from '../../ui/search-form.tsx';
import { useSearchForm } from './use-search-form.ts';

const SearchField = lazyPart(async () => (await import('./search-field.tsx')).SearchField);

/** A plain form until someone enters it; what suggests is fetched then, and takes its place with all that was typed. */
export function HeaderSearch() {
  const form = useSearchForm();
  const [typed, setTyped] = useState('');
  const [isEntered, setEntered] = useState(false);
  return (
    <Suspense>
      {isEntered ? (
        <SearchField text={typed} isEntered />
      ) : (
        <SearchForm
          {...form}
          field={{
            value: typed,
            onChange: ({ target }) => setTyped(target.value),
            // In a transition the form stays until the search field is loaded.
            onFocus: () => startTransition(() => setEntered(true)),
            onBlur: () => setEntered(false),
          }}
        />
      )}
    </Suspense>
  );
}
