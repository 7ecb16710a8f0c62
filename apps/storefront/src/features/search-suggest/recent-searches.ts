const key = 'recent-searches';
const most = 5;

/** The latest first, each once. */
export const withRecent = (known: readonly string[], text: string): readonly string[] =>
  [text, ...known.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, most);

/** Kept in this browser alone. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return []; // nothing is kept, or nothing may be
  }
}

export function keepSearch(text: string): void {
  if (text !== '') write(withRecent(recentSearches(), text));
}

export const forgetSearches = (): void => write([]);

function write(texts: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // A browser that keeps nothing remembers no searches.
  }
}
