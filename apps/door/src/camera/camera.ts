import { trustedUrl } from '../trusted-url.ts';
import type { FromReader, ToReader } from './code-reader.worker.ts';
import workerUrl from './code-reader.worker.ts?worker&url';

export type CameraFault = 'forbidden' | 'missing';

export interface Camera {
  readonly stream: MediaStream;
  /** Undefined where this camera has none. */
  readonly torch: ((isOn: boolean) => Promise<void>) | undefined;
  close(): void;
}

/** Larger pictures are read more slowly, and no better. */
const longestSide = 720;

interface TorchCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
}

/** One stream for the whole evening: some phones ask anew each time it is opened. */
export async function openCamera(
  video: HTMLVideoElement,
  onCode: (text: string, takenAt: number) => void,
): Promise<Camera | CameraFault> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'NotAllowedError' ? 'forbidden' : 'missing';
  }
  video.srcObject = stream;
  await video.play();
  const stop = readFrames(video, onCode);
  const [track] = stream.getVideoTracks();
  const capabilities: TorchCapabilities = track?.getCapabilities?.() ?? {};
  return {
    stream,
    torch: capabilities.torch
      ? async (isOn) => track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] })
      : undefined,
    close: () => {
      stop();
      for (const one of stream.getTracks()) one.stop();
    },
  };
}

/** Sends the newest picture whenever the reader is free. Answers how to stop. */
function readFrames(video: HTMLVideoElement, onCode: (text: string, takenAt: number) => void): () => void {
  const worker = new Worker(trustedUrl(workerUrl), { type: 'module' });
  let [isBusy, isStopped] = [false, false];
  worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
    isBusy = false;
    if (data.text !== null) onCode(data.text, data.takenAt);
  };
  const next = () => {
    if (isStopped) return;
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => void send());
    else requestAnimationFrame(() => void send());
  };
  const send = async () => {
    next();
    if (isBusy || video.videoWidth === 0 || document.visibilityState !== 'visible') return;
    isBusy = true;
    const takenAt = performance.now();
    const frame = await takeFrame(video).catch(() => undefined);
    if (!frame) isBusy = false;
    else worker.postMessage({ frame, takenAt } satisfies ToReader, [frame]);
  };
  next();
  return () => {
    isStopped = true;
    worker.terminate();
  };
}

/** The middle of the picture, where people hold their tickets. */
function takeFrame(video: HTMLVideoElement): Promise<ImageBitmap> {
  const { videoWidth: width, videoHeight: height } = video;
  const side = Math.min(width, height);
  const resized = Math.min(side, longestSide);
  return createImageBitmap(video, (width - side) / 2, (height - side) / 2, side, side, {
    resizeWidth: resized,
    resizeHeight: resized,
  });
}
