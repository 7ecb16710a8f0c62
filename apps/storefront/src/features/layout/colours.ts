import { createListeners } from '../../listeners.ts';

export const colourChoices = ['system', 'light', 'dark'] as const;
export type ColourChoice = (typeof colourChoices)[number];

const key = 'colours';
const { subscribe, notify } = createListeners();

/** An inline script that runs before the first paint, so that no page flashes in the other colours. */
export const applySavedColours = `try{let c=localStorage.${key};if(c)document.documentElement.dataset.colours=c}catch{}`;

export function chosenColours(): ColourChoice {
  const { colours } = document.documentElement.dataset;
  return colourChoices.find((choice) => choice === colours) ?? 'system';
}

export function chooseColours(choice: ColourChoice): void {
  document.documentElement.dataset.colours = choice;
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Without storage the choice lasts until the next document.
  }
  notify();
}

export const onColoursChange = subscribe;
