import { visitPaths } from '@parterre/contracts/paths/visit-paths';
import type { QualityReport } from '@parterre/contracts/quality/quality-report';
import { onNavigation } from '@parterre/static-site/browser/signals';
import { afterPicture } from '../../after-picture.ts';
import type { VisitedPage } from '../visited-page.ts';
import { watchVitals } from './page-vitals.ts';

export interface QualityWatch {
  readonly see: (page: VisitedPage) => void;
  readonly hearFault: (noticed: Event) => void;
}

type Counted = Partial<Record<'views' | 'errors' | 'failed_loads', number>>;

const phoneWidthPx = 768;

/** Tells the API how each page did, once, when it is left or out of sight; nothing of it names a visitor. */
export function reportQuality(apiUrl: string, first: VisitedPage): QualityWatch {
  const vitals = watchVitals();
  let page = first;
  let counted: Counted = { views: 1 };
  let isTold = false;

  const tell = () => {
    const timed = isTold ? {} : vitals.take();
    const screen = innerWidth < phoneWidthPx ? 'phone' : 'desk';
    const report: QualityReport = { page: page.kind, screen, timed, counted };
    if (!isTold || Object.keys(counted).length > 0)
      navigator.sendBeacon(apiUrl + visitPaths.reportQuality, JSON.stringify(report));
    counted = {};
    isTold = true;
  };

  watchOpenings((ms) => vitals.note('SOFT', ms));
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell(), true);
  return {
    see: (next) => {
      tell();
      vitals.take();
      page = next;
      counted = { views: 1 };
      isTold = false;
    },
    hearFault: (noticed) => {
      const kind = noticed.target instanceof Element ? 'failed_loads' : 'errors';
      counted[kind] = (counted[kind] ?? 0) + 1;
    },
  };
}

/** From the press to the first picture of the next page. */
function watchOpenings(see: (ms: number) => void): void {
  let startedAt = 0;
  onNavigation(({ kind }) => {
    if (kind === 'started') startedAt = performance.now();
    if (kind === 'ended') afterPicture(() => see(performance.now() - startedAt));
  });
}
