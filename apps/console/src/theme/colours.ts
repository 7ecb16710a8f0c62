import { readStored, writeStored } from '../stored-text.ts';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

const storageKey = 'colours';

export const readColours = (): ColourMode =>
  colourModes.find((mode) => mode === readStored(storageKey)) ?? 'system';

export function showColours(mode: ColourMode): void {
  if (mode === 'system') delete document.documentElement.dataset.colours;
  else document.documentElement.dataset.colours = mode;
}

export function chooseColours(mode: ColourMode): void {
  writeStored(storageKey, mode === 'system' ? undefined : mode);
  showColours(mode);
}

const systemQuery = '(prefers-color-scheme: dark)';

/** Those that are seen, whoever chose them. */
export const shownColours = (): string =>
  document.documentElement.dataset.colours ?? (matchMedia(systemQuery).matches ? 'dark' : 'light');

/** Calls back when others may be seen: what is drawn does not follow by itself. Returns how to stop it. */
export function onColoursChange(listener: () => void): () => void {
  const system = matchMedia(systemQuery);
  system.addEventListener('change', listener);
  const chosen = new MutationObserver(listener);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-colours'] });
  return () => {
    system.removeEventListener('change', listener);
    chosen.disconnect();
  };
}
