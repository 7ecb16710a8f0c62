import { dispensable } from '../import-later.ts';
import { listenEarly } from './early.ts';

const begin = () =>
  dispensable(() => import('./visit.ts')).then(
    ({ beginVisit }) => beginVisit(),
    () => undefined, // blocked, or lost on the way: the page does without
  );

/** The page and its prices come first on any line. */
const pauseMs = 3000;

/** Third parties come after the page: a moment after it has loaded. */
export function startThirdParties(): void {
  listenEarly();
  const beginSoon = () => setTimeout(begin, pauseMs);
  if (document.readyState === 'complete') beginSoon();
  else addEventListener('load', beginSoon);
}
