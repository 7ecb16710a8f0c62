import type { Page } from 'playwright-core';

/** Notes, from the first moment of every document to come, what moves that nobody asked to move, and when letters come. */
export const watchLayout = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.moves = [];
    window.lettersCame = [];
    document.fonts.addEventListener('loadingdone', () => window.lettersCame.push(performance.now()));
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : 'text';
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const parts = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${previousRect.y} to ${currentRect.y}`,
        );
        window.moves.push({ value, at: startTime, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Within this of their coming, what moves is moved by letters: a line ends a word earlier than it did in their stand-in. */
const lettersMs = 150;

/** How far things move by themselves. How late letters come is a matter of the line and of the machine. */
export async function layoutShift(page: Page): Promise<number> {
  const { moves, lettersCame } = await page.evaluate(() => ({
    moves: window.moves,
    lettersCame: window.lettersCame,
  }));
  const isOfLetters = ({ at }: Move) => lettersCame.some((came) => Math.abs(came - at) < lettersMs);
  return moves.reduce((sum, move) => (isOfLetters(move) ? sum : sum + move.value), 0);
}

/** What moved, and how far. */
export const movedParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.moves.flatMap(({ parts }) => parts));

interface Move {
  readonly value: number;
  readonly at: number;
  readonly parts: readonly string[];
}

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
    moves: Move[];
    lettersCame: number[];
  }
}
