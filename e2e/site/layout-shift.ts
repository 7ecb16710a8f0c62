import type { Page } from 'playwright-core';

/** Adds up, from the first moment of every document to come, how far things move that nobody asked to move. */
export const watchLayout = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        window.layoutShift += value;
        const describeNode = (node: Node | null) =>
          node instanceof Element ? `${node.localName}.${node.className}` : 'text';
        for (const { node, previousRect, currentRect } of sources)
          window.moved.push(`${describeNode(node)} from ${previousRect.y} to ${currentRect.y}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);

/** What moved, and how far. */
export const movedParts = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.moved);

/** https://wicg.github.io/layout-instability/; TypeScript does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

declare global {
  interface Window {
    layoutShift: number;
    moved: string[];
  }
}
