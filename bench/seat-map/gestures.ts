import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Sends one event to the map in every frame. */
    drive: (frames: number, event: (frame: number, box: DOMRect) => Event) => Promise<void>;
  }
}

/** Must run before the page does. */
export function prepareGestures(): void {
  window.drive = async (frames, createEvent) => {
    const map = document.querySelector('[role=listbox]');
    if (!map) throw new Error('There is no map.');
    const box = map.getBoundingClientRect();
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise(requestAnimationFrame);
      map.dispatchEvent(createEvent(frame, box));
    }
  };
}

/** From the whole hall to where seats are large, around a point off the middle. */
export const zoomIn = (page: Page, frames: number): Promise<void> =>
  page.evaluate(
    (count) =>
      window.drive(
        count,
        (_, { x, y, width, height }) =>
          new WheelEvent('wheel', {
            deltaY: -4,
            ctrlKey: true,
            cancelable: true,
            bubbles: true,
            clientX: x + width * 0.45,
            clientY: y + height * 0.3,
          }),
      ),
    frames,
  );

/** In circles, with the mouse. */
export const pan = (page: Page, frames: number): Promise<void> =>
  page.evaluate(async (count) => {
    const map = document.querySelector('[role=listbox]');
    // A pointer that no hardware has cannot be captured.
    if (map) map.setPointerCapture = () => undefined;
    const at = (type: string, frame: number, { x, y, width, height }: DOMRect) =>
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: 'mouse',
        bubbles: true,
        clientX: x + width * (0.5 + 0.35 * Math.cos(frame / 12)),
        clientY: y + height * (0.5 + 0.35 * Math.sin(frame / 12)),
      });
    await window.drive(1, (frame, box) => at('pointerdown', frame, box));
    await window.drive(count, (frame, box) => at('pointermove', frame, box));
    await window.drive(1, (_, box) => at('pointerup', count, box));
  }, frames);
