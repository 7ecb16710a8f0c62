import type { NavigationSignal } from '../../src/browser/signals.ts';

/** What the runtime has said in the document at hand; `window.seen`. */
export interface Seen {
  readonly signals: NavigationSignal[];
  isStarted: boolean;
}
