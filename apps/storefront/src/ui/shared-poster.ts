const name = 'poster';

/** The poster of the page itself. */
export const sharedPoster = { 'data-poster': '', style: { viewTransitionName: name } };

/** A poster that may become that of the next page. */
export const possiblePoster = { 'data-poster': '' };

/** Of all posters in sight, this one goes along to the next page: two of the same name would stop the transition. */
export function carryPoster(carried: Element | null | undefined): void {
  for (const poster of document.querySelectorAll<HTMLElement>('[data-poster]'))
    poster.style.viewTransitionName = poster === carried ? name : 'none';
}
