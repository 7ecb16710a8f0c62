import type { LanguageCode } from '@parterre/domain/languages/languages';
import { whenIdle } from '@parterre/static-site/browser/when-idle';
import { timeShapes, writeTime } from './event-time.ts';

/**
 * The first use of `Intl` in a process looks through every language there is: a tenth of a second on a phone, in the
 * midst of rendering the next page. A worker does it beforehand.
 */
export const warmUpIntl = (pathPrefix: string): void =>
  whenIdle(() => new Worker(`${pathPrefix}/intl-worker.js`, { name: document.documentElement.lang }));

/** Each shape of time costs a millisecond or two when it is first written, which the next page may do with several. */
export function warmUpTimes(): void {
  const language = document.documentElement.lang as LanguageCode; // the site publishes no other
  for (const shape of timeShapes) whenIdle(() => writeTime('2000-01-01', shape, language));
}
