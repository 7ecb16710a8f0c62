import { whenIdle } from '@parterre/static-site/browser/when-idle';

/**
 * The first use of `Intl` in a process looks through every language there is: a tenth of a second on a phone, in the
 * midst of rendering the next page. A worker does it beforehand.
 */
export const warmUpIntl = (pathPrefix: string): void =>
  whenIdle(() => new Worker(`${pathPrefix}/intl-worker.js`, { name: document.documentElement.lang }));
