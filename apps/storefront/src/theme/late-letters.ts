import { onNavigation } from '@parterre/static-site/browser/signals';

function haveComeLate(): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.some(
    ({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd > (paint?.startTime ?? 0),
  );
}

/** The document carries the site's own styles in itself, letters among them. */
function show(): void {
  for (const { sheet } of document.querySelectorAll('style'))
    for (const rule of sheet?.cssRules ?? [])
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap');
}

/**
 * Letters that come too late for the first page of a visit are left out of it, since lines would break elsewhere under
 * the reader's eyes. They come with the next page.
 */
export function takeLateLetters(): void {
  const stop = onNavigation(() => {
    stop();
    if (haveComeLate()) show();
  });
}
