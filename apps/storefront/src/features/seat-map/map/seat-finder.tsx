import { findSeat } from '@parterre/domain/seats/choosing/find-seat';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { ToolIcon } from '../../../ui/tool-icon.tsx';
import { type Hall, seatState } from '../data/hall.ts';
import { describeSeat } from '../data/seat-texts.ts';
import styles from './seat-finder.module.css';

export interface SeatFinderProps {
  readonly hall: Hall;
  readonly onFound: (seat: number) => void;
  readonly onClose: () => void;
}

/** Finds a seat by its name, typed from memory or from a ticket. */
export function SeatFinder({ hall, onFound, onClose }: SeatFinderProps) {
  const t = useTexts();
  const texts = { t, language: useLanguage() };
  const id = useId();
  const [text, setText] = useState('');
  const found = findSeat(hall.plan, {
    text,
    fillers: t('forms:seatPlace', { row: '', seat: '' }),
    isFree: (seat) => seatState(hall, seat) === 'free',
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (found !== undefined) onFound(found);
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <search className={styles.finder}>
      <form onSubmit={submit} onKeyDown={closeOnEscape}>
        <label htmlFor={id}>{t('forms:findSeat')}</label>
        <div className={styles.field}>
          <input
            id={id}
            // biome-ignore lint/a11y/noAutofocus: it was opened by a press, to type in
            autoFocus
            autoComplete="off"
            enterKeyHint="go"
            maxLength={80}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="button" aria-label={t('forms:close')} onClick={onClose}>
            <ToolIcon name="close" size={20} />
          </button>
        </div>
        <output>
          {text.trim() && (found === undefined ? t('forms:findSeatNone') : describeSeat(texts, hall, found))}
        </output>
      </form>
    </search>
  );
}
