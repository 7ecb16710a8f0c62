import type { PageView } from '../../shared/page-element.ts';
import type { PageStore } from '../loading/page-store.ts';
import type { SiteFault } from '../site-options.ts';
import type { Address } from './resolve-address.ts';

/** Where a navigation ends: in a view under the requested address, or in the browser's own hands. */
export type Destination = { readonly kind: 'view'; readonly view: PageView } | { readonly kind: 'document' };

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

const byDocument: Destination = { kind: 'document' };
const byView = (view: PageView): Destination => ({ kind: 'view', view });

/** What follows from each answer of the host. */
export function destinationFinder(parts: DestinationParts) {
  const { store, exists, mayReload, failureView, onFailure, report } = parts;

  const loadErrorPage = (path: '/404.html' | '/500.html', signal: AbortSignal) =>
    store.load({ path, template: undefined }, signal);

  const whenMissing = async (address: Address, signal: AbortSignal): Promise<Destination> => {
    const [isThere, page] = await Promise.all([exists(address, signal), loadErrorPage('/404.html', signal)]);
    return isThere || page.kind !== 'found' ? byDocument : byView(page.view);
  };

  const whenServerFails = async (address: Address, signal: AbortSignal): Promise<Destination> => {
    const page = await loadErrorPage('/500.html', signal);
    return byView(page.kind === 'found' ? page.view : failureView(address));
  };

  return async (address: Address, signal: AbortSignal): Promise<Destination> => {
    const { page = address.path, template } = address.route ?? {};
    const outcome = await store.load({ path: page, template }, signal);
    if (outcome.kind !== 'found') onFailure();
    switch (outcome.kind) {
      case 'found':
        return byView(outcome.view);
      case 'not-found':
        return whenMissing(address, signal);
      case 'server-error':
        return whenServerFails(address, signal);
      case 'unreachable':
        report('unreachable', address, outcome.cause);
        return byDocument;
      case 'broken':
        report('broken-page', address, outcome.cause);
        return mayReload(address) ? byDocument : byView(failureView(address));
    }
  };
}
