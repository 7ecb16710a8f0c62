import { dispensable } from '../import-later.ts';
import { onSignal, sendSignal } from '../signals.ts';
import { listenEarly } from './early.ts';

/** The page and its prices come first on any line. */
const pauseMs = 3000;

/** Third parties come after the page: a moment after it has loaded, or with the first wish to choose among them. */
export function startThirdParties(): void {
  let visit: Promise<void> | undefined;
  const begin = () => {
    visit ??= dispensable(() => import('./visit.ts')).then(
      ({ beginVisit }) => beginVisit(),
      () => undefined, // blocked, or lost on the way: the page does without
    );
    return visit.then(stop);
  };
  const stop = onSignal('choose-consent', async () => {
    await begin();
    sendSignal('choose-consent');
  });
  listenEarly();
  const beginSoon = () => setTimeout(begin, pauseMs);
  if (document.readyState === 'complete') beginSoon();
  else addEventListener('load', beginSoon);
}
