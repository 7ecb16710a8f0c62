import { visitPaths } from '@parterre/contracts/paths/visit-paths';
import type { QualityReport } from '@parterre/contracts/quality/quality-report';
import { onNavigation } from '@parterre/static-site/browser/signals';
import { afterFirstPaint } from '../../after-first-paint.ts';
import type { VisitedPage } from '../current-page.ts';
import { watchVitals } from './page-vitals.ts';

export interface QualityWatch {
  readonly onPageShown: (page: VisitedPage) => void;
  readonly countFault: (event: Event) => void;
}

type Counted = Partial<Record<'views' | 'errors' | 'failed_loads', number>>;

const phoneWidthPx = 768;

/** Reports the performance and the errors of each page to the API once, when it is left or hidden; nothing of it names a visitor. */
export function reportQuality(apiUrl: string, first: VisitedPage): QualityWatch {
  const vitals = watchVitals();
  let page = first;
  let counted: Counted = { views: 1 };
  let isReported = false;

  const send = () => {
    const timed = isReported ? {} : vitals.take();
    const screen = innerWidth < phoneWidthPx ? 'phone' : 'desk';
    const report: QualityReport = { page: page.kind, screen, timed, counted };
    if (!isReported || Object.keys(counted).length > 0)
      navigator.sendBeacon(apiUrl + visitPaths.reportQuality, JSON.stringify(report));
    counted = {};
    isReported = true;
  };

  watchOpenings((ms) => vitals.record('SOFT', ms));
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), true);
  return {
    onPageShown: (next) => {
      send();
      vitals.take();
      page = next;
      counted = { views: 1 };
      isReported = false;
    },
    countFault: (event) => {
      const kind = event.target instanceof Element ? 'failed_loads' : 'errors';
      counted[kind] = (counted[kind] ?? 0) + 1;
    },
  };
}

/** From the click to the first paint of the next page. */
function watchOpenings(onPageShown: (ms: number) => void): void {
  let startedAt = 0;
  onNavigation(({ kind }) => {
    if (kind === 'started') startedAt = performance.now();
    if (kind === 'ended') afterFirstPaint(() => onPageShown(performance.now() - startedAt));
  });
}
