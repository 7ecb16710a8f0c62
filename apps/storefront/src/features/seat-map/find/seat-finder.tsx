import { findSeat } from '@parterre/domain/seats/choosing/find-seat';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type Hall, stateOf } from '../data/hall.ts';
import { spokenSeat } from '../data/seat-words.ts';
import styles from './seat-finder.module.css';

export interface SeatFinderProps {
  readonly hall: Hall;
  readonly onFound: (seat: number) => void;
  readonly onClose: () => void;
}

/** Leads to a seat by its name, as somebody has it in mind or on a ticket. */
export function SeatFinder({ hall, onFound, onClose }: SeatFinderProps) {
  const t = useTexts();
  const words = { t, language: useLanguage() };
  const id = useId();
  const [text, setText] = useState('');
  const found = findSeat(hall.plan, {
    text,
    fillers: t('forms:seatPlace', { row: '', seat: '' }),
    isFree: (seat) => stateOf(hall, seat) === 'free',
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (found !== undefined) onFound(found);
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <search className={styles.finder}>
      <form onSubmit={submit} onKeyDown={leave}>
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
            <Icon name="close" size={20} />
          </button>
        </div>
        <output>
          {text.trim() && (found === undefined ? t('forms:findSeatNone') : spokenSeat(words, hall, found))}
        </output>
      </form>
    </search>
  );
}
