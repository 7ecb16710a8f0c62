import type { Locator } from 'playwright-core';

/** Whether a part stands on the screen from its top to its end, with nothing over it, wherever the visitor has scrolled to. */
export const isSeen = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
