export type Canvas = HTMLCanvasElement | OffscreenCanvas;
export type Context2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Both kinds of canvas have `getContext`, but TypeScript does not unite their overloads. */
export function get2dContext(canvas: Canvas): Context2d {
  const context = (canvas as OffscreenCanvas).getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  return context;
}

/** In a worker or on the page. */
export function createHiddenCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}
