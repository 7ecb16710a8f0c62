import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Camera, type CameraFault, openCamera } from '../camera/camera.ts';

interface UsedCamera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly fault: CameraFault | undefined;
  readonly torch: Camera['torch'];
}

/** The camera for as long as it is wanted. */
export function useCamera(isOn: boolean, onCode: (text: string, takenAt: number) => void): UsedCamera {
  const video = useRef<HTMLVideoElement>(null);
  const listener = useRef(onCode);
  listener.current = onCode;
  const [fault, setFault] = useState<CameraFault>();
  const [torch, setTorch] = useState<Camera['torch']>();
  useEffect(() => {
    const element = video.current;
    if (!isOn || !element) return;
    let [opened, isGone]: [Camera | undefined, boolean] = [undefined, false];
    void openCamera(element, (text, takenAt) => listener.current(text, takenAt)).then((camera) => {
      if (typeof camera === 'string') return setFault(camera);
      if (isGone) return camera.close();
      opened = camera;
      setFault(undefined);
      setTorch(() => camera.torch);
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [isOn]);
  return { video, fault, torch };
}
