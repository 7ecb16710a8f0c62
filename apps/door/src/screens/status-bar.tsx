import { useSpeech } from '../i18n/language.tsx';
import { findDoor, type PhoneView } from '../phone/phone.ts';
import type { StoredState } from '../phone/storage.ts';

interface Props {
  readonly view: PhoneView;
  readonly state: StoredState;
  readonly onSettings: () => void;
}

/** Which door, which performance, how old what it knows is, and what nobody else has yet. */
export function StatusBar({ view, state, onSettings }: Props) {
  const { texts, language } = useSpeech();
  const [performance] = state.book.performances;
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  const connection = view.isOnline ? texts.online : texts.offlineSince(time.format(state.syncedAt));
  return (
    <header className="status">
      <div>
        <h1>{findDoor(state).name}</h1>
        {performance && (
          <p>
            {writeStart(performance.startedAt, language)} · {performance.title}
          </p>
        )}
      </div>
      <button type="button" onClick={onSettings} aria-label={texts.settings}>
        ⚙
      </button>
      <p className="connection" data-is-online={view.isOnline}>
        {connection}
        {view.unsent > 0 && <strong> · {texts.unsent(view.unsent)}</strong>}
      </p>
      {state.isOver && <p className="fault">{texts.isOver}</p>}
    </header>
  );
}

/** On the clocks of the place, wherever the phone believes itself to be: yesterday's list must not be taken for tonight's. */
const writeStart = (startedAt: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${startedAt.slice(0, 19)}Z`));
