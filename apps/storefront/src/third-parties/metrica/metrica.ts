import { scrubText } from '@parterre/domain/error-reporting/scrub';
import { carriesEventsCounter } from '@parterre/domain/tracking/carries-events-counter';
import type { CommerceMessage } from '@parterre/domain/tracking/commerce';
import type { VisitedPage } from '../current-page.ts';
import { loadScript } from '../load-script.ts';

type Call = readonly [id: number, method: string, ...rest: readonly unknown[]];
interface Ym {
  (...call: Call): void;
  /** Calls that wait for the tag, and since when. */
  a?: Call[];
  l?: number;
}

declare global {
  interface Window {
    ym?: Ym;
    dataLayer?: unknown[];
  }
}

export interface MetricaSettings {
  readonly id: string | null;
  /** The extra counter of pages under /events/ (spec §1). */
  readonly eventsId: string | null;
  readonly hasWebvisor: boolean;
  readonly hasCommerce: boolean;
}

export interface Metrica {
  readonly hit: (page: VisitedPage) => void;
  readonly push: (message: CommerceMessage) => void;
  readonly stop: () => void;
}

/** The queue that the tag reads once it is loaded. */
function queue(): Ym {
  const calls: Call[] = [];
  return Object.assign((...call: Call) => void calls.push(call), { a: calls, l: Date.now() });
}

function ym(...call: Call): void {
  window.ym ??= queue();
  window.ym(...call);
}

/** Counters as Yandex documents them for pages that change without a new document: nothing by itself, a hit for each page. */
export function openMetrica({ id, eventsId, hasWebvisor, hasCommerce }: MetricaSettings): Metrica {
  const counters = [
    { id, isFor: () => true, ecommerce: hasCommerce && 'dataLayer' },
    { id: eventsId, isFor: ({ url }: VisitedPage) => carriesEventsCounter(url.pathname), ecommerce: false },
  ].flatMap((counter) => (counter.id ? [{ ...counter, id: Number(counter.id), isOpen: false }] : []));

  const open = (counter: (typeof counters)[number], page: VisitedPage) => {
    counter.isOpen = true;
    void loadScript(`https://mc.yandex.ru/metrika/tag.js?id=${counters[0]?.id}`);
    ym(counter.id, 'init', {
      defer: true,
      clickmap: true,
      trackLinks: true,
      accurateTrackBounce: true,
      webvisor: hasWebvisor,
      ecommerce: counter.ecommerce,
      ...addresses(page),
    });
  };

  return {
    hit: (page) => {
      hideOrder(page);
      for (const counter of counters.filter(({ isFor }) => isFor(page))) {
        if (!counter.isOpen) open(counter, page);
        const { url, referrer } = addresses(page);
        ym(counter.id, 'hit', url, { title: page.title, referer: referrer });
      }
    },
    push: (message) => {
      window.dataLayer ??= [];
      if (hasCommerce) window.dataLayer.push(message);
    },
    stop: () => {
      for (const counter of counters.filter(({ isOpen }) => isOpen)) {
        ym(counter.id, 'destruct');
        counter.isOpen = false;
      }
    },
  };
}

/** Some addresses hold the token of an order, which is removed. */
const addresses = ({ url, referrer }: VisitedPage) => ({
  url: scrubText(url.href),
  referrer: scrubText(referrer),
});

/** Recordings of visits leave out what is shown in an order: names, addresses, tickets. */
const hideOrder = ({ kind }: VisitedPage) =>
  document.querySelector('main')?.classList.toggle('ym-hide-content', kind === 'order');
