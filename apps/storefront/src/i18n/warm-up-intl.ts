import type { LanguageCode } from '@parterre/domain/languages/languages';
import { whenIdle } from '@parterre/static-site/browser/when-idle';
import { timeShapes, writeTime } from './event-time.ts';

let markWarm = () => {};

/** Resolves when using `Intl` costs little, or costs what it must. */
export const intlIsWarm = new Promise<void>((resolve) => {
  markWarm = resolve;
});

/**
 * The first use of `Intl` in a process looks through every language there is: a tenth of a second on a phone, in the
 * midst of rendering. A worker does it beforehand; then the shapes of time are prepared here.
 */
export function warmUpIntl(pathPrefix: string): void {
  const worker = new Worker(`${pathPrefix}/intl-worker.js`, { name: document.documentElement.lang });
  worker.onmessage = worker.onerror = markWarm;
  intlIsWarm.then(warmUpTimes);
}

/** Each shape of time costs a millisecond or two when it is first written, which the next page may do with several. */
function warmUpTimes(): void {
  const language = document.documentElement.lang as LanguageCode; // the site publishes no other
  for (const shape of timeShapes) whenIdle(() => writeTime('2000-01-01', shape, language));
}
