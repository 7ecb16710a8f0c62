import { cleanSearch } from '@parterre/domain/catalogue-filters/clean-search';
import { Suspense, useState } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useListbox } from '../../ui/combobox/use-listbox.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { keepSearch } from './recent-searches.ts';
import styles from './search-suggest.module.css';

const Suggestions = lazyPart(async () => (await import('./suggestions.tsx')).Suggestions);

export interface SearchFieldProps {
  /** What was searched for to come here. */
  readonly text?: string;
}

/**
 * A form that works without scripting, and with it suggests while one types (ARIA 1.2 combobox). The suggestions are links;
 * their code is fetched when the field is first entered.
 */
export function SearchField({ text = '' }: SearchFieldProps) {
  const t = useTexts();
  const link = useLinks();
  const [typed, setTyped] = useState(text);
  const [wasEntered, setEntered] = useState(false);
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
    keepSearch(cleanSearch(typed));
    listbox.close();
  };
  return (
    <search>
      <form action={link(paths.eventsSearch())} className={styles.search} onSubmit={submit}>
        <input
          {...listbox.field}
          type="search"
          name="q"
          enterKeyHint="search"
          maxLength={200}
          aria-label={t('findEvent')}
          placeholder={t('searchHint')}
          value={typed}
          onFocus={enter}
          onClick={enter}
          onChange={({ target }) => {
            setTyped(target.value);
            enter();
          }}
        />
        <button type="submit" aria-label={t('searchSubmit')}>
          <Icon name="search" />
        </button>
        {wasEntered && (
          <Suspense>
            <Suggestions typed={typed} listbox={listbox} onCount={setCount} />
          </Suspense>
        )}
      </form>
    </search>
  );
}
