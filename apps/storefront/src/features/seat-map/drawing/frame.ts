/** A picture as pixels, with room around it so that what crosses its edge needs no care. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly pixels: Uint32Array;
  readonly bytes: Uint8ClampedArray<ArrayBuffer>;
}

export function frameOf(width: number, height: number, margin: number): Frame {
  const bytes = new Uint8ClampedArray((width + 2 * margin) * (height + 2 * margin) * 4);
  return { width, height, margin, bytes, pixels: new Uint32Array(bytes.buffer) };
}

export const strideOf = ({ width, margin }: Frame): number => width + 2 * margin;
