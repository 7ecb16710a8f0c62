const name = 'poster';

/** The poster of the page itself. */
export const sharedPoster = { 'data-poster': '', style: { viewTransitionName: name } };

/** A poster that may become that of the next page. */
export const possiblePoster = { 'data-poster': '' };

let carried: HTMLElement | null | undefined;

/** Of all posters in sight, this one goes along to the next page. */
export function carryPoster(poster: typeof carried): void {
  carried = poster;
}

/** Two of the same name would stop the transition. To name one sooner would cost a layout in the moment of the click. */
export function nameCarriedPoster(): void {
  if (!carried) return;
  for (const { style } of document.querySelectorAll<HTMLElement>('[data-poster][style]'))
    style.viewTransitionName = '';
  carried.style.viewTransitionName = name;
  carried = null;
}
