import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/language.tsx';
import type { Pairing as PairingResult, Phone, PhoneView } from '../phone/phone.ts';
import { LanguageChoice } from './language-choice.tsx';
import { type PairingLink, readToken } from './pairing-link.ts';
import { useCamera } from './use-camera.ts';

interface Props {
  readonly phone: Phone;
  readonly view: PhoneView;
  readonly link: PairingLink;
}

/** Once an evening: by the link that the phone's own camera has opened, or by the camera here. */
export function Pairing({ phone, view, link }: Props) {
  const { texts } = useSpeech();
  const [progress, setProgress] = useState<PairingResult | 'idle' | 'busy'>('idle');
  const [isLooking, setIsLooking] = useState(false);
  const isTried = useRef(false);
  const follow = async (token: string) => {
    if (isTried.current) return;
    isTried.current = true;
    setProgress('busy');
    const paired = await phone.pair(token);
    setProgress(paired);
    isTried.current = false;
    if (paired === 'paired') link.forget();
    // Loaded anew, it would only fail again.
    if (paired === 'code-gone') history.replaceState(null, '', '/door/');
  };
  const onLink = useRef(follow);
  onLink.current = follow;
  useEffect(() => {
    if (link.token !== undefined) void onLink.current(link.token);
  }, [link.token]);
  const { video, fault } = useCamera(isLooking, (text) => {
    const token = readToken(text);
    if (token) void follow(token);
  });
  return (
    <main className="plain">
      <h1>{texts.pairTitle}</h1>
      {view.isUnknown && <p role="alert">{texts.isUnknown}</p>}
      <p>{texts.pairText}</p>
      {view.unsent > 0 && <p>{texts.keptUnsent(view.unsent)}</p>}
      <div aria-live="polite">
        {progress === 'busy' && <p>{texts.pairing}</p>}
        {(progress === 'code-gone' || progress === 'unreachable') && (
          <p className="fault">{texts.pairFailures[progress]}</p>
        )}
        {fault && <p className="fault">{texts.cameraFaults[fault]}</p>}
      </div>
      {isLooking ? (
        <video ref={video} className="view" muted playsInline />
      ) : (
        <button type="button" className="main" onClick={() => setIsLooking(true)}>
          {texts.pairScan}
        </button>
      )}
      {view.state && !view.isUnknown && progress !== 'busy' && (
        <button type="button" onClick={link.forget}>
          {texts.backToScanning}
        </button>
      )}
      <LanguageChoice />
    </main>
  );
}
