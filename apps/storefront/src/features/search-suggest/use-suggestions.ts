import type { Suggestion } from '@parterre/contracts/suggestions/suggestion';
import { cleanSearch } from '@parterre/domain/catalogue-filters/clean-search';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { useSettled } from './use-settled.ts';

const calmMs = 150;
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
export function useSuggestions(typed: string): Suggested {
  const lang = useLanguage();
  const q = cleanSearch(useSettled(typed, calmMs));
  const { answer = [], state } = useAnswer(q === '' ? null : `suggest ${lang} ${q}`, async (api, signal) => {
    const { results } = await api.suggest({ q, lang }, { signal });
    return results;
  });
  const order = (kind: Suggestion['kind']) => answer.findIndex((suggestion) => suggestion.kind === kind);
  const groups = kinds
    .filter((kind) => order(kind) >= 0)
    .sort((a, b) => order(a) - order(b))
    .map((kind) => ({ kind, suggestions: answer.filter((suggestion) => suggestion.kind === kind) }));
  return { groups: q === '' ? [] : groups, isAnswered: state === 'answered' };
}
