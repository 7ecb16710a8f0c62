import type { PageView } from '../../shared/page-element.ts';
import type { Address } from '../address/resolve-address.ts';
import type { PageStore } from '../loading/page-store.ts';
import type { SiteFault } from '../site-options.ts';

/** Where a navigation ends: in a view under the requested address, or else in a document that the browser loads. */
export type Destination = PageView | undefined;

export interface DestinationParts {
  readonly store: PageStore;
  /** Whether the host has something at the address besides page data. */
  readonly exists: (address: Address, signal: AbortSignal) => Promise<boolean>;
  /** Whether the reload control lets this page be tried as a document. */
  readonly mayReload: (address: Address) => boolean;
  readonly failureView: (address: Address) => PageView;
  readonly onFailure: () => void;
  readonly report: (kind: SiteFault['kind'], address: Address, cause: unknown) => void;
}

/** What follows from each answer of the host. */
export function destinationFinder(parts: DestinationParts) {
  const { store, exists, mayReload, failureView, onFailure, report } = parts;

  const loadErrorPage = (path: '/404.html' | '/500.html', signal: AbortSignal) =>
    store.load({ path }, signal);

  const whenMissing = async (address: Address, signal: AbortSignal): Promise<Destination> => {
    const [isThere, page] = await Promise.all([exists(address, signal), loadErrorPage('/404.html', signal)]);
    return isThere || page.kind !== 'found' ? undefined : page.view;
  };

  const whenServerFails = async (address: Address, signal: AbortSignal): Promise<Destination> => {
    const page = await loadErrorPage('/500.html', signal);
    return page.kind === 'found' ? page.view : failureView(address);
  };

  return async (address: Address, signal: AbortSignal): Promise<Destination> => {
    const { page = address.path, template } = address.route ?? {};
    const outcome = await store.load({ path: page, template }, signal);
    if (outcome.kind !== 'found') onFailure();
    switch (outcome.kind) {
      case 'found':
        return outcome.view;
      case 'not-found':
        return whenMissing(address, signal);
      case 'server-error':
        return whenServerFails(address, signal);
      case 'unreachable':
        report('unreachable', address, outcome.cause);
        return undefined;
      case 'broken':
        report('broken-page', address, outcome.cause);
        return mayReload(address) ? undefined : failureView(address);
    }
  };
}
