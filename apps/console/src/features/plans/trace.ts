/** A picture that lies below the plan while it is traced. It is no part of the plan, and leaves this device with nobody. */
export interface Trace {
  /** A data address. */
  readonly source: string;
  readonly leftCm: number;
  readonly topCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
  /** How strong it is, in percent. */
  readonly opacity: number;
}

const [firstWidthCm, firstOpacity] = [2400, 50];

/** As text in its address. */
export async function readTrace(file: File): Promise<Trace> {
  const source = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read.'));
    reader.readAsDataURL(file);
  });
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  return {
    source,
    leftCm: 0,
    topCm: 0,
    widthCm: firstWidthCm,
    heightCm: (firstWidthCm * height) / Math.max(width, 1),
    opacity: firstOpacity,
  };
}

export const widenTrace = (trace: Trace, widthCm: number): Trace => ({
  ...trace,
  widthCm,
  heightCm: (trace.heightCm / trace.widthCm) * widthCm,
});

export const moveTrace = (trace: Trace, by: { readonly x: number; readonly y: number }): Trace => ({
  ...trace,
  leftCm: Math.round(trace.leftCm + by.x),
  topCm: Math.round(trace.topCm + by.y),
});
