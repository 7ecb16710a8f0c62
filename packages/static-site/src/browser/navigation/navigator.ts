import type { PageView } from '../../shared/page-element.ts';
import type { NavigationIntent } from '../address/navigation-intent.ts';
import type { Address } from '../address/resolve-address.ts';
import { siteNavigation } from '../address/site-navigation.ts';
import { encodePath } from '../loading/encode-path.ts';
import type { Screen } from '../screen/screen.ts';
import { savePosition } from '../screen/scroll-position.ts';
import type { Destination } from './destination.ts';
import type { NextPages } from './next-pages.ts';
import {
  beginNavigation,
  isMarkedForBrowser,
  loadDocument,
  type PendingNavigation,
} from './pending-navigation.ts';

export interface NavigatorParts {
  readonly screen: Screen;
  readonly resolve: (href: string) => Address | undefined;
  /** Finds pages and shows them. */
  readonly whenReady: Promise<Pick<NextPages, 'findDestination' | 'show'>>;
  /** Whether this tab runs code that has been replaced. */
  readonly isOld: () => boolean;
}

const delayMs = 1000;
/** Focus and scroll wait for the new page; the screen sees to them. */
const manualFocusAndScroll = { focusReset: 'manual', scroll: 'manual' } as const;

/**
 * Loading, committing, settled: one navigation per intent. A newer intent aborts the signal of the older one, so that of
 * several navigations only the last reaches the screen.
 */
export function startNavigator({ screen, resolve, whenReady, isOld }: NavigatorParts): void {
  const isShowing = ({ route, path }: Address) =>
    encodePath(screen.shown().view.props.path) === (route?.page ?? path);

  /** What runs in a document may read its address: those that hold a key are kept apart. */
  const crossesPrivacy = ({ route }: Address) =>
    (route?.isPrivate ?? false) !== (screen.shown().address.route?.isPrivate ?? false);

  const isDueForDocument = ({ navigationType }: NavigationIntent, address: Address) =>
    isOld() &&
    navigationType !== 'traverse' &&
    !isShowing(address) &&
    !address.isProtected &&
    !screen.shown().address.isProtected;

  const find = async ({ address, event }: PendingNavigation): Promise<Destination> => {
    const { findDestination } = await whenReady;
    return isShowing(address) ? screen.shown().view : findDestination(address, event.signal);
  };

  const load = async (navigation: PendingNavigation): Promise<PageView> => {
    navigation.emit('started');
    const timer = setTimeout(() => navigation.emit('delayed'), delayMs);
    const view = await find(navigation).catch(() => undefined);
    clearTimeout(timer);
    navigation.event.signal.throwIfAborted();
    if (view) return view;
    navigation.emit('failed');
    return loadDocument(navigation);
  };

  const commit = async ({ address, event, emit }: PendingNavigation, view: PageView) => {
    const { show } = await whenReady;
    if (await show({ view, address }, event)) emit('ended');
  };

  const intercept = (event: NavigationIntent, address: Address) => {
    const navigation = beginNavigation(event, address, isShowing(address) || !canDefer(event));
    if (navigation.hasMoved) {
      savePosition();
      event.intercept({
        ...manualFocusAndScroll,
        handler: async () => commit(navigation, await load(navigation)),
      });
      return;
    }
    const precommitHandler = async (controller: NavigationPrecommitController) => {
      const view = await load(navigation);
      savePosition(); // as late as this, since the visitor may scroll while waiting
      controller.addHandler(() => commit(navigation, view));
    };
    event.intercept({ ...manualFocusAndScroll, precommitHandler });
  };

  /** Not so while the address is ahead of the screen: the fragment is then one of a page that has yet to come. */
  const isStepWithin = ({ hashChange }: NavigationIntent, address: Address) =>
    hashChange && address.path === screen.shown().address.path;

  siteNavigation()?.addEventListener('navigate', (event) => {
    const address = isForPages(event) ? resolve(event.destination.url) : undefined;
    const isLeftToBrowser =
      !address || isStepWithin(event, address) || crossesPrivacy(address) || isDueForDocument(event, address);
    if (isLeftToBrowser) savePosition();
    else intercept(event, address);
  });
}

const isForPages = (event: NavigationIntent) =>
  event.canIntercept &&
  event.downloadRequest === null &&
  event.formData === null &&
  event.navigationType !== 'reload' &&
  !isMarkedForBrowser(event);

/** Back has moved the address bar before anyone was asked, and pushState expects it moved when it returns. */
const canDefer = (event: NavigationIntent) =>
  event.cancelable &&
  event.navigationType !== 'traverse' &&
  !event.destination.sameDocument &&
  Boolean(window.NavigationPrecommitController?.prototype.addHandler);
