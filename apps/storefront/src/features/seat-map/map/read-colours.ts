import type { MapColours } from '../renderer/map-colours.ts';
import { maxLooks } from '../renderer/seat-looks.ts';

const zoneNames = Array.from({ length: maxLooks }, (_, look) => `--zone-${look + 1}`);

/** Token and system colour of each. With forced colours all free seats have one colour, and zones differ by shape alone. */
const sources = {
  paper: ['--paper-raised', 'Canvas'],
  ink: ['--ink', 'CanvasText'],
  quiet: ['--grey-2', 'CanvasText'],
  faint: ['--grey-3', 'GrayText'],
  accent: ['--accent', 'Highlight'],
  warning: ['--warning', 'Highlight'],
  danger: ['--danger', 'CanvasText'],
} as const;

const isForced = (): boolean => matchMedia('(forced-colors: active)').matches;

/** Resolves tokens and system colours to what the browser computes in this place. */
function computeColours(element: Element, colours: readonly string[]): string[] {
  const probes = colours.map((colour) => {
    const probe = document.createElement('i');
    probe.style.color = colour;
    return probe;
  });
  const host = document.createElement('span');
  host.append(...probes);
  element.append(host);
  const found = probes.map((probe) => getComputedStyle(probe).color);
  host.remove();
  return found;
}

/** Colours in any CSS notation as 0xRRGGBB, by painting them side by side. */
function toNumbers(colours: readonly string[]): number[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: colours.length, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return colours.map(() => 0);
  colours.forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect(index, 0, 1, 1);
  });
  const { data } = context.getImageData(0, 0, colours.length, 1);
  return colours.map(
    (_, index) =>
      ((data[4 * index] ?? 0) << 16) | ((data[4 * index + 1] ?? 0) << 8) | (data[4 * index + 2] ?? 0),
  );
}

/** The colours and the font at an element. */
export function readColours(element: Element): MapColours {
  const forced = isForced();
  const wantedColours = [
    ...Object.values(sources).map(([token, system]) => (forced ? system : `var(${token})`)),
    ...zoneNames.map((token) => (forced ? 'CanvasText' : `var(${token})`)),
  ];
  const [paper = 0, ink = 0, quiet = 0, faint = 0, accent = 0, warning = 0, danger = 0, ...zones] = toNumbers(
    computeColours(element, wantedColours),
  );
  const font = getComputedStyle(element).fontFamily;
  return { paper, ink, quiet, faint, accent, warning, danger, zones, font };
}

const themes = ['(prefers-color-scheme: dark)', '(forced-colors: active)'];

/** Calls back whenever the colours of the page may have changed. Returns a function that stops it. */
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
