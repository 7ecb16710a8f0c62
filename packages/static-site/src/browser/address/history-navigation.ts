import { entryStates } from './entry-states.ts';
import { clickedAddress, submittedAddress } from './followed-address.ts';
import type { NavigationIntent, SiteNavigation } from './navigation-intent.ts';

type Step = Pick<NavigationIntent, 'hashChange' | 'hasUAVisualTransition' | 'navigationType'>;

const withoutHash = (href: string) => href.replace(/#.*/, '');

/**
 * Stands in for the Navigation API, on top of the History API. It behaves like a browser that cannot defer a commit: the
 * address moves first, and the page follows.
 */
export function historyNavigation(findFragment: (hash: string) => Element | null): SiteNavigation {
  const listeners: ((intent: NavigationIntent) => void)[] = [];
  const states = entryStates();
  let key = 0;
  let url = '';
  let ongoing = new AbortController();

  /** Takes the entry that the browser is at for the current one. */
  const arrive = () => {
    key = history.state?.key ?? Math.random();
    url = location.href;
    history.replaceState({ ...history.state, key }, '');
  };

  /** Answers what is to run once the address has moved; nothing when the step is left to the browser. */
  const announce = (to: string, step: Step): (() => void) | undefined => {
    ongoing.abort();
    ongoing = new AbortController();
    const { signal } = ongoing;
    let run: (() => void) | undefined;
    const intent: NavigationIntent = {
      ...step,
      signal,
      destination: { url: to, sameDocument: false },
      canIntercept: true,
      cancelable: false,
      downloadRequest: null,
      formData: null,
      info: undefined,
      intercept: (options) => {
        run = async () => {
          try {
            await options?.handler?.();
          } catch (cause) {
            if (!signal.aborted) reportError(cause);
          }
        };
      },
      scroll: () => {
        const target = findFragment(new URL(to).hash);
        if (target) target.scrollIntoView();
        else scrollTo(0, 0);
      },
    };
    for (const listener of listeners) listener(intent);
    return run;
  };

  /** Answers false when the step is left to the browser. */
  const go = (to: string, wanted: 'push' | 'replace' = 'push'): boolean => {
    const navigationType = to === location.href ? 'replace' : wanted;
    const hashChange = to.includes('#') && withoutHash(to) === withoutHash(location.href);
    const run = announce(to, { navigationType, hashChange, hasUAVisualTransition: false });
    if (!run) return false;
    history[`${navigationType}State`](null, '', to);
    arrive();
    run();
    return true;
  };

  addEventListener('popstate', ({ hasUAVisualTransition = false }) => {
    const isNewFragment = !history.state?.key && withoutHash(location.href) === withoutHash(url);
    if (isNewFragment) return arrive();
    const run = announce(location.href, {
      navigationType: 'traverse',
      hashChange: false,
      hasUAVisualTransition,
    });
    arrive();
    if (run) run();
    else location.reload();
  });

  const follow = (event: Event, to: string | undefined) => {
    if (to !== undefined && go(to)) event.preventDefault();
  };
  // The last to be asked: whoever handles a click himself has done so.
  addEventListener('click', (event) => follow(event, clickedAddress(event)));
  addEventListener('submit', (event) => follow(event, submittedAddress(event)));

  takeOverScrolling();
  arrive();
  return {
    get currentEntry() {
      return { url, getState: () => states.read(key) };
    },
    updateCurrentEntry: ({ state }) => states.write(key, state),
    navigate: (href, options) => {
      const to = new URL(href, document.baseURI).href;
      const type = options?.history === 'replace' ? 'replace' : 'push';
      if (!go(to, type)) location[type === 'push' ? 'assign' : 'replace'](to);
    },
    addEventListener: (_, listener) => void listeners.push(listener),
  };
}

/** The runtime puts the view where it belongs; the browser does when it loads a document. */
function takeOverScrolling(): void {
  const restore = (by: ScrollRestoration) => () => {
    history.scrollRestoration = by;
  };
  if (document.readyState === 'complete') restore('manual')();
  addEventListener('pageshow', restore('manual'));
  addEventListener('pagehide', restore('auto'));
}
