import type { MapColours } from '../drawing/map-colours.ts';
import { mostLooks } from '../engine/seat-looks.ts';

const isForced = (): boolean => matchMedia('(forced-colors: active)').matches;

/** In forced colours there is one for what can be had; zones then differ by shape alone. */
const forced: Readonly<Record<string, string>> = {
  '--paper-raised': 'Canvas',
  '--ink': 'CanvasText',
  '--grey-2': 'CanvasText',
  '--grey-3': 'GrayText',
  '--accent': 'Highlight',
  '--accent-ink': 'HighlightText',
  '--warning': 'Highlight',
  '--danger': 'CanvasText',
};

/** Turns what style sheets say into numbers, by painting it. */
function colourReader(element: Element): (name: string) => number {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const probe = element.ownerDocument.createElement('i');
  element.append(probe);
  return (name) => {
    probe.style.color = isForced() ? (forced[name] ?? 'CanvasText') : `var(${name})`;
    if (!context) return 0;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red << 16) | (green << 8) | blue;
  };
}

/** The colours and the type that an element would have. */
export function readColours(element: Element): MapColours {
  const host = document.createElement('span');
  element.append(host);
  const read = colourReader(host);
  const colours = {
    paper: read('--paper-raised'),
    ink: read('--ink'),
    quiet: read('--grey-2'),
    faint: read('--grey-3'),
    accent: read('--accent'),
    accentInk: read('--accent-ink'),
    warning: read('--warning'),
    danger: read('--danger'),
    zones: Array.from({ length: mostLooks }, (_, look) => read(`--zone-${look + 1}`)),
    font: getComputedStyle(host).fontFamily,
  };
  host.remove();
  return colours;
}

const themes = ['(prefers-color-scheme: dark)', '(forced-colors: active)'];

/** Tells whenever the colours of the page may have changed. */
export function onColoursChange(listener: () => void): () => void {
  const lists = themes.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-colours'] });
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
    observer.disconnect();
  };
}
