import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** A picture of the camera; it is closed here. */
export interface ToReader {
  readonly frame: ImageBitmap;
  /** When it was taken, by the page's clock. */
  readonly takenAt: number;
}

/** Null when there was no code in it. */
export interface FromReader {
  readonly text: string | null;
  readonly takenAt: number;
}

interface Scope {
  onmessage: ((event: { readonly data: ToReader }) => void) | null;
  postMessage(message: FromReader): void;
}

const scope = self as unknown as Scope;

const options: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  // Phones show dark pages light on dark.
  tryInvert: true,
  tryRotate: false,
  maxNumberOfSymbols: 1,
  textMode: 'Plain',
};

// From our own files: the package would ask somebody else's.
const ready = prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });

let canvas: OffscreenCanvas | undefined;

function readPixels({ frame }: ToReader): ImageData | undefined {
  const { width, height } = frame;
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(frame, 0, 0);
  frame.close();
  return context?.getImageData(0, 0, width, height);
}

async function readCode(picture: ToReader): Promise<string | null> {
  await ready;
  const pixels = readPixels(picture);
  const [found] = pixels ? await readBarcodes(pixels, options) : [];
  return found?.isValid ? found.text : null;
}

scope.onmessage = async ({ data }) => {
  // One picture that cannot be read must not end the evening: the next one is sent once this is answered.
  const text = await readCode(data).catch(() => null);
  scope.postMessage({ text, takenAt: data.takenAt });
};
