import { whenIdle } from '@parterre/static-site/browser/when-idle';

/**
 * The first question to `Intl` in a process looks through every language there is: a tenth of a second on a phone, in the
 * midst of drawing the next page. A thread of its own asks beforehand.
 */
export const wakeIntl = (pathPrefix: string): void =>
  whenIdle(() => new Worker(`${pathPrefix}/intl-worker.js`, { name: document.documentElement.lang }));
