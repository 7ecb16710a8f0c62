import type { Page } from 'playwright-core';

/** Adds up, from the first moment of every document to come, how far things move that nobody asked to move. */
export const watchLayout = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);

/** https://wicg.github.io/layout-instability/; TypeScript does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    layoutShift: number;
  }
}
