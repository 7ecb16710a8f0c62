let isWhole = true;

/** Whether what is drawn now is drawn at once: generated pages, and all that changes in a page that is there. */
export const isDrawnWhole = () => isWhole;

/**
 * Draws a page that was navigated to in turns. Who is led to a part of it, or back to where the view stood, needs all
 * that lies above at once.
 */
export function drawInTurns({ navigationType, destination }: NavigateEvent, draw: () => void): void {
  isWhole = navigationType === 'traverse' || destination.url.includes('#');
  draw();
  isWhole = true;
}
