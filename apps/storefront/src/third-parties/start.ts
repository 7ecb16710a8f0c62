import { importOptional } from '../import-helper.ts';
import { onSignal, sendSignal } from '../signals.ts';
import { recordEarlyEvents } from './early-events.ts';

/** The page and its prices come first on any connection. */
const pauseMs = 3000;

/** Third parties start after the page: a moment after it has loaded, or when the visitor opens the consent settings. */
export function startThirdParties(): void {
  let visit: Promise<void> | undefined;
  const begin = () => {
    visit ??= importOptional(() => import('./visit.ts')).then(
      ({ startVisit }) => startVisit(),
      () => undefined, // blocked, or lost on the way: the page does without
    );
    return visit.then(stop);
  };
  const stop = onSignal('choose-consent', async () => {
    await begin();
    sendSignal('choose-consent');
  });
  recordEarlyEvents();
  const beginSoon = () => setTimeout(begin, pauseMs);
  if (document.readyState === 'complete') beginSoon();
  else addEventListener('load', beginSoon);
}
