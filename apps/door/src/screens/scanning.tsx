import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/language.tsx';
import { allowSound, signal } from '../phone/feedback.ts';
import { listenToScanner } from '../phone/keyboard-scanner.ts';
import { findDoor, type Phone, type PhoneView } from '../phone/phone.ts';
import type { StoredState } from '../phone/storage.ts';
import { Settings } from './settings.tsx';
import { StatusBar } from './status-bar.tsx';
import { useCamera } from './use-camera.ts';
import { isGood, Verdict } from './verdict.tsx';

/** The same code within so long is the same ticket, still before the camera. */
const sameCodeMs = 3000;

interface Props {
  readonly phone: Phone;
  readonly view: PhoneView;
  readonly state: StoredState;
}

/** The whole evening: the camera, a field for numbers, and the verdict over both. */
export function Scanning({ phone, view, state }: Props) {
  const { texts } = useSpeech();
  const [isFull, setIsFull] = useState(false);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [isLit, setIsLit] = useState(false);
  const [typed, setTyped] = useState('');
  const isRefusalShown = view.shown !== undefined && !isGood(view.shown.decision.verdict);
  const present = async (text: string, takenAt = performance.now()) => {
    // A refusal stays until somebody has seen it.
    if (isRefusalShown) return;
    try {
      const shown = await phone.present(text);
      if (!shown) return;
      setIsFull(false);
      signal(isGood(shown.decision.verdict));
      measureVerdict(takenAt);
    } catch {
      // A full disk, above all: whoever is not written down is not let in.
      setIsFull(true);
      signal(false);
    }
  };
  const onScanner = useRef(present);
  onScanner.current = present;
  useEffect(() => listenToScanner((text) => void onScanner.current(text)), []);
  const lastSeen = useRef({ text: '', at: 0 });
  const { video, fault, torch } = useCamera(true, (text, takenAt) => {
    const { text: former, at } = lastSeen.current;
    const isSame = text === former && takenAt - at <= sameCodeMs;
    // Whoever comes next while a refusal is shown is looked at once it was seen.
    if (!isSame && isRefusalShown) return;
    lastSeen.current = { text, at: takenAt };
    if (!isSame) void present(text, takenAt);
  });
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    void present(typed);
    setTyped('');
  };
  return (
    <main className="scanning" onPointerDown={allowSound}>
      <StatusBar view={view} state={state} onSettings={() => setIsSettingUp(true)} />
      <fieldset className="direction">
        <legend className="said">{texts.direction}</legend>
        {(['entry', 'exit'] as const).map((action) => (
          <label key={action}>
            <input
              type="radio"
              name="action"
              checked={view.action === action}
              onChange={() => phone.chooseAction(action)}
            />
            <span>{texts[action]}</span>
          </label>
        ))}
      </fieldset>
      <div className="camera">
        {fault ? <p className="fault">{texts.cameraFaults[fault]}</p> : <p className="aim">{texts.aim}</p>}
        <video ref={video} muted playsInline hidden={fault !== undefined} />
        {torch && (
          <button
            type="button"
            className="torch"
            // A camera that refuses has not been lit.
            onClick={() =>
              void torch(!isLit).then(
                () => setIsLit(!isLit),
                () => undefined,
              )
            }
          >
            {isLit ? texts.torchOff : texts.torchOn}
          </button>
        )}
      </div>
      {isFull && (
        <p role="alert" className="fault">
          {texts.storageFull}
        </p>
      )}
      <form className="number" onSubmit={check}>
        <label className="field">
          {texts.number}
          <input
            name="number"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={400}
          />
        </label>
        <button type="submit">{texts.check}</button>
      </form>
      <p className="tally">{texts.inside(view.people.entered, view.people.issued)}</p>
      {view.shown && (
        <Verdict
          key={view.shown.scan.id}
          phone={phone}
          shown={view.shown}
          state={state}
          door={findDoor(state)}
        />
      )}
      {isSettingUp && <Settings phone={phone} state={state} onClose={() => setIsSettingUp(false)} />}
    </main>
  );
}

/** From the picture that showed the code until the verdict is painted. */
function measureVerdict(start: number): void {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      performance.measure('door verdict', { start, end: performance.now() });
      channel.port1.close();
    };
    channel.port2.postMessage(undefined);
  });
}
