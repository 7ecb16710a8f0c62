import { cleanSearch } from '@parterre/domain/catalogue-filters/clean-search';
import { Suspense, useState } from 'react';
import { useListbox } from '../../ui/combobox/use-listbox.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { SearchForm } from '../../ui/search-form.tsx';
import { saveSearch } from './recent-searches.ts';
import { useSearchForm } from './use-search-form.ts';

const Suggestions = lazyPart(async () => (await import('./suggestions.tsx')).Suggestions);

export interface SearchFieldProps {
  /** The search of the address, or what was typed before this field was loaded. */
  readonly text?: string;
  /** Whether it takes the place of a field that the visitor is in. */
  readonly isEntered?: boolean;
}

/**
 * A form that works without scripting, and with it suggests while one types (ARIA 1.2 combobox). The suggestions are links;
 * their code is fetched when the field is first entered.
 */
export function SearchField({ text = '', isEntered = false }: SearchFieldProps) {
  const form = useSearchForm();
  const [typed, setTyped] = useState(text);
  const [wasEntered, setEntered] = useState(isEntered);
  const [count, setCount] = useState(0);
  const listbox = useListbox({
    choosable: Array.from({ length: count }, () => true),
    onChoose: (option) => document.getElementById(`${listbox.id}-${option}`)?.click(),
    onClear: () => {
      setTyped('');
      return typed !== '';
    },
  });
  const enter = () => {
    setEntered(true);
    listbox.reopen();
  };
  const submit = () => {
    saveSearch(cleanSearch(typed));
    listbox.close();
  };
  return (
    <SearchForm
      {...form}
      onSubmit={submit}
      field={{
        ...listbox.field,
        'aria-controls': count > 0 ? listbox.field['aria-controls'] : undefined,
        value: typed,
        autoFocus: isEntered,
        onFocus: enter,
        onClick: enter,
        onChange: ({ target }) => {
          setTyped(target.value);
          enter();
        },
      }}
    >
      {wasEntered && (
        <Suspense>
          <Suggestions typed={typed} listbox={listbox} onCount={setCount} />
        </Suspense>
      )}
    </SearchForm>
  );
}
