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
        {performance && <p>{performance.title}</p>}
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
