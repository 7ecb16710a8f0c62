import type { PageView } from '../../shared/page-element.ts';
import { encodePath } from '../loading/encode-path.ts';
import type { Screen } from '../screen/screen.ts';
import { savePosition } from '../screen/scroll-position.ts';
import type { Destination } from './destination.ts';
import type { Address } from './resolve-address.ts';
import { beginTrip, isByBrowser, leaveByDocument, type Trip } from './trip.ts';

export interface NavigatorParts {
  readonly screen: Screen;
  readonly resolve: (href: string) => Address | undefined;
  readonly findDestination: (address: Address, signal: AbortSignal) => Promise<Destination>;
  /** Whether this tab runs code that has been replaced. */
  readonly isOld: () => boolean;
}

const delayMs = 1000;
/** Focus and scroll wait for the new page; the screen sees to them. */
const ownManners = { focusReset: 'manual', scroll: 'manual' } as const;

/**
 * Loading, committing, settled: one trip per intent. A newer intent aborts the signal of the older one, so that of
 * several trips only the last reaches the screen.
 */
export function startNavigator({ screen, resolve, findDestination, isOld }: NavigatorParts): void {
  const isShowing = ({ route, path }: Address) =>
    encodePath(screen.shown().view.props.path) === (route?.page ?? path);

  const isDueForDocument = ({ navigationType }: NavigateEvent, address: Address) =>
    isOld() &&
    navigationType !== 'traverse' &&
    !isShowing(address) &&
    ![address, screen.shown().address].some(({ isProtected }) => isProtected);

  const find = async ({ address, event }: Trip): Promise<Destination> =>
    isShowing(address) ? { kind: 'view', view: screen.shown().view } : findDestination(address, event.signal);

  const load = async (trip: Trip): Promise<PageView> => {
    trip.tell('started');
    const timer = setTimeout(() => trip.tell('delayed'), delayMs);
    const destination = await find(trip).catch((): Destination => ({ kind: 'document' }));
    clearTimeout(timer);
    trip.event.signal.throwIfAborted();
    if (destination.kind === 'view') return destination.view;
    trip.tell('failed');
    return leaveByDocument(trip);
  };

  const commit = async ({ address, event, tell }: Trip, view: PageView) => {
    if (await screen.show({ view, address }, event)) tell('ended');
  };

  const intercept = (event: NavigateEvent, address: Address) => {
    const trip = beginTrip(event, address, isShowing(address) || !canDefer(event));
    if (trip.hasMoved) {
      savePosition();
      event.intercept({ ...ownManners, handler: async () => commit(trip, await load(trip)) });
      return;
    }
    const precommitHandler = async (controller: NavigationPrecommitController) => {
      const view = await load(trip);
      savePosition(); // as late as this, since the visitor may scroll while waiting
      controller.addHandler(() => commit(trip, view));
    };
    event.intercept({ ...ownManners, precommitHandler });
  };

  navigation.addEventListener('navigate', (event) => {
    const address = isForPages(event) ? resolve(event.destination.url) : undefined;
    if (!address || isDueForDocument(event, address)) savePosition();
    else intercept(event, address);
  });
}

const isForPages = (event: NavigateEvent) =>
  event.canIntercept &&
  !event.hashChange &&
  event.downloadRequest === null &&
  event.formData === null &&
  event.navigationType !== 'reload' &&
  !isByBrowser(event);

/** Back has moved the address bar before anyone was asked, and pushState expects it moved when it returns. */
const canDefer = (event: NavigateEvent) =>
  event.cancelable &&
  event.navigationType !== 'traverse' &&
  !event.destination.sameDocument &&
  'NavigationPrecommitController' in window &&
  'addHandler' in NavigationPrecommitController.prototype;
