import { fragmentTarget } from '../screen/move-focus.ts';

/** What is read of an intent to go somewhere: a part of the platform's own event. */
export interface NavigationIntent
  extends Pick<
    NavigateEvent,
    | 'cancelable'
    | 'canIntercept'
    | 'downloadRequest'
    | 'formData'
    | 'hashChange'
    | 'hasUAVisualTransition'
    | 'info'
    | 'intercept'
    | 'navigationType'
    | 'scroll'
    | 'signal'
  > {
  readonly destination: Pick<NavigationDestination, 'sameDocument' | 'url'>;
}

/** What is used of `window.navigation`, so that something smaller can stand in for it. */
export interface SiteNavigation {
  readonly currentEntry: Pick<NavigationHistoryEntry, 'getState' | 'url'> | null;
  updateCurrentEntry(options: NavigationUpdateCurrentEntryOptions): void;
  navigate(url: string, options?: NavigationNavigateOptions): unknown;
  addEventListener(type: 'navigate', listener: (intent: NavigationIntent) => void): void;
}

let used: SiteNavigation | undefined = globalThis.navigation;

/** Undefined where the browser has none and nothing stands in for it yet. */
export const siteNavigation = () => used;

/** For browsers without the API. Should it be lost, links load documents. */
export const loadFallbackNavigation = (): Promise<SiteNavigation | undefined> =>
  import('./history-navigation.ts').then(
    (module) => {
      used = module.historyNavigation(fragmentTarget);
      return used;
    },
    () => undefined,
  );
