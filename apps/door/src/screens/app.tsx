import { useEffect, useSyncExternalStore } from 'react';
import { useSpeech } from '../i18n/language.tsx';
import type { Phone } from '../phone/phone.ts';
import { keepAwake } from '../phone/wake-lock.ts';
import { Pairing } from './pairing.tsx';
import { usePairingLink } from './pairing-link.ts';
import { Scanning } from './scanning.tsx';

/** What is new is asked for so often, and after each scan: a ticket that is handed on in front of the door is another within a second. */
const syncEveryMs = 1000;

interface Props {
  readonly phone: Phone;
  /** Whether this browser can check signatures. */
  readonly isAble: boolean;
}

export function App({ phone, isAble }: Props) {
  const { texts } = useSpeech();
  const view = useSyncExternalStore(phone.subscribe, phone.read);
  const link = usePairingLink();
  const isPaired = view.state !== undefined;
  useEffect(() => (isPaired ? keepAwake() : undefined), [isPaired]);
  useEffect(() => {
    if (!isPaired) return;
    const ask = () => void phone.sync();
    ask();
    const timer = setInterval(ask, syncEveryMs);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
    };
  }, [phone, isPaired]);
  if (!isAble)
    return (
      <main className="plain">
        <h1>{texts.title}</h1>
        <p role="alert">{texts.tooOld}</p>
      </main>
    );
  if (!view.state || view.isUnknown || link.token !== undefined)
    return <Pairing phone={phone} view={view} link={link} />;
  return <Scanning phone={phone} view={view} state={view.state} />;
}
