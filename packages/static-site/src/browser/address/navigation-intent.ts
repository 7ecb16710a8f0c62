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
