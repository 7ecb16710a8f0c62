import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/language.tsx';
import { findDoor, type Phone } from '../phone/phone.ts';
import type { StoredState } from '../phone/storage.ts';
import { LanguageChoice } from './language-choice.tsx';

interface Props {
  readonly phone: Phone;
  readonly state: StoredState;
  readonly onClose: () => void;
}

export function Settings({ phone, state, onClose }: Props) {
  const { texts } = useSpeech();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const leave = async () => setIsBlocked(!(await phone.leave()));
  return (
    <dialog ref={dialog} className="settings" aria-label={texts.settings} onClose={onClose}>
      <h2>{texts.settings}</h2>
      <label className="field">
        {texts.door}
        <select value={findDoor(state).id} onChange={({ target }) => void phone.chooseDoor(target.value)}>
          {state.book.doors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <LanguageChoice />
      <button type="button" onClick={() => void phone.sync(true)}>
        {texts.refresh}
      </button>
      <button type="button" onClick={() => void leave()}>
        {texts.leave}
      </button>
      {isBlocked && (
        <p role="alert" className="fault">
          {texts.leaveBlocked}
        </p>
      )}
      <button type="button" className="main" onClick={() => dialog.current?.close()}>
        {texts.close}
      </button>
    </dialog>
  );
}
