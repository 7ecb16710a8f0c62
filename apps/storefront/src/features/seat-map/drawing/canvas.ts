export type Canvas = HTMLCanvasElement | OffscreenCanvas;
export type Context2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Both kinds of canvas have the method; TypeScript does not join their overloads. */
export function contextOf(canvas: Canvas): Context2d {
  const context = (canvas as OffscreenCanvas).getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  return context;
}

/** A canvas that nobody sees, wherever the code runs. */
export function spareCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}
