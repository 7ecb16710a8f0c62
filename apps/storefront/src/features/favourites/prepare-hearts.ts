import { importOptional } from '../../import-helper.ts';

/**
 * Hearts are markup, drawn with their cards. Where nothing is stored there is nothing to show on them: what they do comes when the page is
 * first touched, or when another tab has stored something.
 */
export function prepareHearts(): void {
  const load = (event?: Event) =>
    importOptional(() => import('./hearts.ts')).then(
      ({ watchHearts }) => watchHearts(event),
      () => undefined, // lost on the way: the next press fetches it again
    );
  addEventListener('click', load);
  for (const type of ['scroll', 'storage']) addEventListener(type, load, { once: true });
  try {
    if (localStorage.favourites) load();
    document.documentElement.dataset.hearts = '';
  } catch {
    // A browser that stores nothing shows no hearts.
  }
}
