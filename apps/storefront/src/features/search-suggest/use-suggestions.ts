import type { Suggestion } from '@parterre/contracts/suggestions/suggestion';
import { cleanSearch } from '@parterre/domain/catalogue-filters/clean-search';
import { useEffect, useState } from 'react';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useLanguage } from '../../i18n/use-texts.ts';

const debounceMs = 150;
const kinds = ['event', 'person', 'place'] as const;

export interface SuggestionGroup {
  readonly kind: Suggestion['kind'];
  readonly suggestions: readonly Suggestion[];
}

export interface Suggested {
  readonly groups: readonly SuggestionGroup[];
  /** Whether they are what the text typed brings. */
  readonly isAnswered: boolean;
}

/** What may be meant by what has been typed so far, by kind, the best kind first. */
export function useSuggestions(typed: string, currency: string): Suggested {
  const lang = useLanguage();
  const q = cleanSearch(useDebounced(typed, debounceMs));
  const key = q === '' ? null : `suggest ${lang} ${currency} ${q}`;
  const { data = [], state } = useApiQuery(key, async (api, signal) => {
    const { results } = await api.suggest({ q, lang, currency_code: currency }, { signal });
    return results;
  });
  const order = (kind: Suggestion['kind']) => data.findIndex((suggestion) => suggestion.kind === kind);
  const groups = kinds
    .filter((kind) => order(kind) >= 0)
    .sort((a, b) => order(a) - order(b))
    .map((kind) => ({ kind, suggestions: data.filter((suggestion) => suggestion.kind === kind) }));
  return { groups: q === '' ? [] : groups, isAnswered: state === 'loaded' };
}

/** A text once it has not changed for a while; empty before. */
function useDebounced(text: string, debounceMs: number): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text, debounceMs]);
  return debounced;
}
