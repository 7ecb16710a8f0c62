import { onNavigation } from '@parterre/static-site/browser/signals';

const firstPaintMs = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

function isLate(file: string): boolean {
  const [entry] = performance.getEntriesByName(file) as PerformanceResourceTiming[];
  return !entry || entry.responseEnd > firstPaintMs();
}

/** The rules are in the document's own style elements. */
const fontRules = (): CSSFontFaceRule[] =>
  [...document.querySelectorAll('style')].flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule),
  );

/** Reads the font of a rule anew: that of the rule itself was given up. One that cannot be had is not shown. */
function loadFace({ style }: CSSFontFaceRule): Promise<FontFace | undefined> {
  const read = (name: string) => style.getPropertyValue(name);
  const face = new FontFace(read('font-family'), read('src'), {
    unicodeRange: read('unicode-range'),
    weight: read('font-weight') || 'normal',
  });
  return face.load().catch(() => undefined);
}

/**
 * A font that arrives after the first paint is not shown on the first page of a visit, since lines would break elsewhere
 * under the reader's eyes. It is shown from the next page on: added once that is drawn, lest the page before it is laid out
 * with it in the moment of the click.
 */
export function showDeferredFonts(): void {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(
    ({ href }) => href,
  );
  if (!files.some(isLate)) return;
  const wanted = fontRules().filter(({ style }) =>
    files.some((file) => style.getPropertyValue('src').includes(new URL(file).pathname)),
  );
  const loading = wanted.map(loadFace);
  const stop = onNavigation(({ kind }) => {
    if (kind !== 'ended') return;
    stop();
    for (const face of loading) face.then((loaded) => loaded && document.fonts.add(loaded));
  });
}
