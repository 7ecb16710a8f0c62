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
  /** Emits a signal, as long as the trip is not over. */
  readonly tell: (kind: NavigationSignal['kind']) => void;
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
    trip.tell('started');
    const timer = setTimeout(() => trip.tell('delayed'), delayMs);
    const destination = await find(trip).catch((): Destination => ({ kind: 'document' }));
    clearTimeout(timer);
    trip.event.signal.throwIfAborted();
    if (destination.kind === 'view') return destination.view;
    trip.tell('failed');
    return leave(trip);
  };

  const commit = async ({ address, event, tell }: Trip, view: PageView) => {
    if (await screen.show({ view, address }, event)) tell('ended');
  };

  const isOurs = (event: NavigateEvent, address: Address | undefined): address is Address =>
    address !== undefined && (isShowing(address) || !isDueForDocument(event, address));

  navigation.addEventListener('navigate', (event) => {
    const { url } = event.destination;
    const address = isForPages(event) && url !== leavingFor ? resolve(url) : undefined;
    if (!isOurs(event, address)) return savePosition();
    const trip = { event, address, tell: teller(event), hasMoved: isShowing(address) || !canDefer(event) };
    if (trip.hasMoved) {
      savePosition();
      return event.intercept({ ...ownManners, handler: async () => commit(trip, await load(trip)) });
    }
    const precommitHandler = async (controller: NavigationPrecommitController) => {
      const view = await load(trip);
      savePosition(); // as late as this, since the visitor may scroll while waiting
      controller.addHandler(() => commit(trip, view));
    };
    return event.intercept({ ...ownManners, precommitHandler });
  });
}

function teller({ destination, signal }: NavigateEvent): Trip['tell'] {
  const journey = { from: location.href, to: destination.url };
  let isOver = false;
  const tell = (kind: NavigationSignal['kind']) => {
    if (isOver) return;
    isOver = kind !== 'started' && kind !== 'delayed';
    emitNavigation({ kind, ...journey });
  };
  signal.addEventListener('abort', () => tell('cancelled'));
  return tell;
}

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
