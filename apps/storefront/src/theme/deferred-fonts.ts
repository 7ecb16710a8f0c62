import { onNavigation } from '@parterre/static-site/browser/signals';

function hasLateFonts(): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.some(
    ({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd > (paint?.startTime ?? 0),
  );
}

/** The font faces are in the document's own style elements. */
function swapFonts(): void {
  for (const { sheet } of document.querySelectorAll('style'))
    for (const rule of sheet?.cssRules ?? [])
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap');
}

/**
 * A font that arrives after the first paint is not shown on the first page of a visit, since lines would break elsewhere
 * under the reader's eyes. It is shown from the next page on.
 */
export function showDeferredFonts(): void {
  const stop = onNavigation(() => {
    stop();
    if (hasLateFonts()) swapFonts();
  });
}
