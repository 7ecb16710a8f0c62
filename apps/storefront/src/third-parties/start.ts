import { whenIdle } from '@parterre/static-site/browser/when-idle';
import { dispensable } from '../import-later.ts';
import { listenEarly } from './early.ts';

const begin = () =>
  dispensable(() => import('./visit.ts')).then(
    ({ beginVisit }) => beginVisit(),
    () => undefined, // blocked, or lost on the way: the page does without
  );

/** Third parties come after the page: once it has loaded, and the browser has nothing better to do. */
export function startThirdParties(): void {
  listenEarly();
  const beginSoon = () => whenIdle(begin);
  if (document.readyState === 'complete') beginSoon();
  else addEventListener('load', beginSoon);
}
