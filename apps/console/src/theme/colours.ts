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
