import { cleanSearch } from '@parterre/domain/catalogue-filters/clean-search';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Announcement } from '../../ui/announcement.tsx';
import type { useListbox } from '../../ui/combobox/use-listbox.ts';
import { clearSearches, recentSearches, saveSearch } from './recent-searches.ts';
import { OptionGroup, RecentOption, SearchOption, SuggestionOption } from './suggestion-options.tsx';
import styles from './suggestions.module.css';
import { useSuggestedPrices } from './use-suggested-prices.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestionsProps {
  readonly typed: string;
  readonly currency: string;
  readonly listbox: ReturnType<typeof useListbox>;
  /** How many there are to choose from. */
  readonly onCount: (count: number) => void;
}

/** What was searched for lately while nothing is typed, then what the words may mean, and the search itself. */
export function Suggestions({ typed, currency, listbox, onCount }: SuggestionsProps) {
  const t = useTexts();
  const { groups, isAnswered } = useSuggestions(typed, currency);
  const [recent, setRecent] = useState(recentSearches);
  const text = cleanSearch(typed);
  const shownRecent = text === '' ? recent : [];
  const found = groups.flatMap(({ suggestions }) => suggestions);
  const prices = useSuggestedPrices(found, currency);
  const count = text === '' ? shownRecent.length : found.length + 1;
  useEffect(() => onCount(count), [onCount, count]);
  const follow = () => {
    saveSearch(text);
    listbox.close();
  };
  const forget = () => {
    clearSearches();
    setRecent([]);
  };
  return (
    <>
      <Announcement
        text={
          listbox.isOpen && text !== '' && isAnswered
            ? t('forms:suggestionsFound', { count: found.length })
            : ''
        }
      />
      <div className={styles.panel} hidden={!listbox.isOpen || count === 0}>
        <div id={listbox.id} role="listbox" tabIndex={-1} aria-label={t('forms:suggestions')}>
          {shownRecent.length > 0 && (
            <OptionGroup title={t('forms:recentSearches')}>
              {shownRecent.map((search, index) => (
                <RecentOption
                  key={search}
                  search={search}
                  option={listbox.option(index)}
                  onFollow={listbox.close}
                />
              ))}
            </OptionGroup>
          )}
          {groups.map(({ kind, suggestions }) => (
            <OptionGroup key={kind} title={t(`found_${kind}`)}>
              {suggestions.map((suggestion) => (
                <SuggestionOption
                  key={suggestion.id}
                  suggestion={suggestion}
                  live={prices.get(suggestion.event_source_id)}
                  option={listbox.option(found.indexOf(suggestion))}
                  onFollow={follow}
                />
              ))}
            </OptionGroup>
          ))}
          {text !== '' && (
            <SearchOption search={text} option={listbox.option(found.length)} onFollow={follow} />
          )}
        </div>
        {shownRecent.length > 0 && (
          <button type="button" onPointerDown={(event) => event.preventDefault()} onClick={forget}>
            {t('forms:recentForget')}
          </button>
        )}
      </div>
    </>
  );
}
