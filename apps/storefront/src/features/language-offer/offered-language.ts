import type { NamedLanguage } from '../../theme/site-settings.ts';

const key = 'language-offer';

/** Whether the visitor has declined; also where that cannot be stored, since the offer would come back on every page. */
function wasDeclined(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

export const declineOffer = () => localStorage.setItem(key, 'declined');

/** The first language of the visitor's browser that the site has; undefined when the page is in it. */
export function offeredLanguage(
  languages: readonly NamedLanguage[],
  current: string,
): NamedLanguage | undefined {
  if (wasDeclined()) return undefined;
  const wanted = navigator.languages
    .map((tag) => languages.find(({ code }) => tag.split('-', 1)[0] === code))
    .find((language) => language !== undefined);
  return wanted?.code === current ? undefined : wanted;
}
