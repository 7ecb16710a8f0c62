export const colourChoices = ['system', 'light', 'dark'] as const;
export type ColourChoice = (typeof colourChoices)[number];

const key = 'colours';
const listeners = new Set<() => void>();

/** Runs in the document's own text, before anything is drawn, so that no page flashes in the other colours. */
export const applyKeptColours = `try{let c=localStorage.${key};if(c)document.documentElement.dataset.colours=c}catch{}`;

const isChoice = (text: string | undefined): text is ColourChoice =>
  (colourChoices as readonly (string | undefined)[]).includes(text);

export function chosenColours(): ColourChoice {
  const { colours } = document.documentElement.dataset;
  return isChoice(colours) ? colours : 'system';
}

export function chooseColours(choice: ColourChoice): void {
  document.documentElement.dataset.colours = choice;
  try {
    localStorage.setItem(key, choice);
  } catch {
    // A browser that keeps nothing shows the choice until the next document.
  }
  for (const listener of listeners) listener();
}

export function onColoursChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
