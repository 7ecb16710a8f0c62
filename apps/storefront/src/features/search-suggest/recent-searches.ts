import { cleanSearch } from '@parterre/domain/catalogue-filters/clean-search';

const key = 'recent-searches';
const maxRecent = 5;

/** The latest first, each once. */
export const withRecent = (recent: readonly string[], text: string): readonly string[] =>
  [text, ...recent.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, maxRecent);

/** Stored in this browser alone. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, maxRecent) : [];
  } catch {
    return []; // nothing is stored, or nothing may be
  }
}

export function saveSearch(typed: string): void {
  const text = cleanSearch(typed);
  if (text !== '') write(withRecent(recentSearches(), text));
}

export const clearSearches = (): void => write([]);

function write(texts: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // Without storage no searches are remembered.
  }
}
