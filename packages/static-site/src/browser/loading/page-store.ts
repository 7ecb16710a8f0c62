import type { PageView } from '../../shared/page-element.ts';
import { encodePath } from './encode-path.ts';
import { loadTimeoutMs, maxRetries } from './fetch-json.ts';
import type { LoadPage, PageOutcome, PageRequest } from './load-page.ts';
import { createLruMap } from './lru-map.ts';
import { untilAborted } from './until-aborted.ts';

/** Pages in memory and pages on their way. Only pages that were found are kept: a failure is never remembered. */
export interface PageStore {
  readonly has: (path: string) => boolean;
  /** For the screen: tries hard, and joins a load of the same page that is under way. */
  readonly load: (request: PageRequest, signal: AbortSignal) => Promise<PageOutcome>;
  /** For later: one quiet try, never stopped. */
  readonly prefetch: (request: PageRequest) => Promise<PageOutcome>;
  readonly forget: () => void;
}

interface Load {
  readonly outcome: Promise<PageOutcome>;
  readonly retries: number;
  readonly controller: AbortController;
  waiting: number;
}

const maxPages = 50;
export function pageStore(loadPage: LoadPage, first: PageView): PageStore {
  const pages = createLruMap<PageView>(maxPages);
  const loads = new Map<string, Load>();
  pages.set(encodePath(first.props.path), first);

  const start = (request: PageRequest, retries: number): Load => {
    const controller = new AbortController();
    const timer = setTimeout(
      () => controller.abort(new Error(`${request.path} took too long`)),
      loadTimeoutMs,
    );
    const priority = retries === 0 ? 'low' : 'high';
    const loading = loadPage(request, { signal: controller.signal, priority, retries });
    const outcome = untilAborted(loading, controller.signal).catch(
      (cause): PageOutcome => ({ kind: 'unreachable', cause }),
    );
    const load: Load = { outcome, retries, controller, waiting: 0 };
    loads.set(request.path, load);
    outcome.then((settled) => {
      clearTimeout(timer);
      if (loads.get(request.path) === load) loads.delete(request.path);
      if (settled.kind === 'found') pages.set(request.path, settled.view);
    });
    return load;
  };

  /** A load nobody waits for is stopped, but only after the next intent had its chance to join it. */
  const join = (load: Load, signal: AbortSignal): Promise<PageOutcome> => {
    load.waiting++;
    const leave = () => {
      load.waiting--;
      setTimeout(() => load.waiting === 0 && load.controller.abort(signal.reason));
    };
    signal.addEventListener('abort', leave);
    return untilAborted(load.outcome, signal).finally(() => signal.removeEventListener('abort', leave));
  };

  return {
    has: (path) => pages.get(path) !== undefined,
    load: async (request, signal) => {
      const view = pages.get(request.path);
      if (view) return { kind: 'found', view };
      const early = loads.get(request.path);
      const outcome = await join(early ?? start(request, maxRetries), signal);
      // A prefetch tries once; what it could not get is asked for again in earnest.
      return early?.retries === 0 && outcome.kind !== 'found'
        ? join(start(request, maxRetries), signal)
        : outcome;
    },
    prefetch: (request) => {
      const load = loads.get(request.path) ?? start(request, 0);
      load.waiting++;
      return load.outcome;
    },
    forget: pages.clear,
  };
}
