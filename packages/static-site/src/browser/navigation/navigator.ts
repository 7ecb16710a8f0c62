import type { PageView } from '../../shared/page-element.ts';
import { encodePath } from '../loading/encode-path.ts';
import type { Screen } from '../screen/screen.ts';
import { savePosition } from '../screen/scroll-position.ts';
import { emitNavigation, type NavigationSignal } from '../signals.ts';
import type { Destination } from './destination.ts';
import type { Address } from './resolve-address.ts';

export interface NavigatorParts {
  readonly screen: Screen;
  readonly resolve: (href: string) => Address | undefined;
  readonly findDestination: (address: Address, signal: AbortSignal) => Promise<Destination>;
  /** Whether this tab runs code that has been replaced. */
  readonly isOld: () => boolean;
}

interface Trip {
  readonly event: NavigateEvent;
  readonly address: Address;
  readonly from: string;
  /** Whether the address bar is ahead of the screen: it is on Back, and where a browser cannot defer it. */
  readonly hasMoved: boolean;
}

const delayMs = 1000;
/** Focus and scroll wait for the new page; the screen sees to them. */
const ownManners = { focusReset: 'manual', scroll: 'manual' } as const;

/**
 * Loading, committing, settled: one trip per intent. A newer intent aborts the signal of the older one, so that of
 * several trips only the last reaches the screen.
 */
export function startNavigator({ screen, resolve, findDestination, isOld }: NavigatorParts): void {
  let leavingFor: string | undefined;

  const isShowing = ({ route, path }: Address) =>
    encodePath(screen.shown().view.props.path) === (route?.page ?? path);

  const isDueForDocument = ({ navigationType }: NavigateEvent, address: Address) =>
    isOld() &&
    navigationType !== 'traverse' &&
    ![address, screen.shown().address].some(({ isProtected }) => isProtected);

  const find = async ({ address, event }: Trip): Promise<Destination> =>
    isShowing(address) ? { kind: 'view', view: screen.shown().view } : findDestination(address, event.signal);

  const leave = ({ event, hasMoved }: Trip): Promise<never> => {
    leavingFor = event.destination.url;
    if (hasMoved) location.reload();
    else if (event.navigationType === 'replace') location.replace(leavingFor);
    else location.assign(leavingFor);
    return new Promise(() => undefined); // nothing may follow
  };

  const load = async (trip: Trip): Promise<PageView> => {
    emit('started', trip);
    const timer = setTimeout(() => emit('delayed', trip), delayMs);
    const destination = await find(trip).catch((): Destination => ({ kind: 'document' }));
    clearTimeout(timer);
    if (trip.event.signal.aborted) {
      emit('cancelled', trip);
      throw trip.event.signal.reason;
    }
    if (destination.kind === 'view') return destination.view;
    emit('failed', trip);
    return leave(trip);
  };

  const commit = async (trip: Trip, view: PageView) => {
    const isShown = await screen.show({ view, address: trip.address }, trip.event);
    emit(isShown ? 'ended' : 'cancelled', trip);
  };

  navigation.addEventListener('navigate', (event) => {
    savePosition();
    const { url } = event.destination;
    const address = isForPages(event) && url !== leavingFor ? resolve(url) : undefined;
    if (!address || (!isShowing(address) && isDueForDocument(event, address))) return;
    const trip = { event, address, from: location.href, hasMoved: isShowing(address) || !canDefer(event) };
    if (trip.hasMoved) {
      event.intercept({ ...ownManners, handler: async () => commit(trip, await load(trip)) });
      return;
    }
    const precommitHandler = async (controller: NavigationPrecommitController) => {
      const view = await load(trip);
      savePosition(); // the visitor may have scrolled while waiting
      controller.addHandler(() => commit(trip, view));
    };
    event.intercept({ ...ownManners, precommitHandler });
  });
}

const emit = (kind: NavigationSignal['kind'], { from, address }: Trip) =>
  emitNavigation({ kind, from, to: address.url.href });

const isForPages = (event: NavigateEvent) =>
  event.canIntercept &&
  !event.hashChange &&
  event.downloadRequest === null &&
  event.formData === null &&
  event.navigationType !== 'reload';

/** Back has moved the address bar before anyone was asked, and pushState expects it moved when it returns. */
const canDefer = (event: NavigateEvent) =>
  event.cancelable &&
  event.navigationType !== 'traverse' &&
  !event.destination.sameDocument &&
  'NavigationPrecommitController' in window &&
  'addHandler' in NavigationPrecommitController.prototype;
