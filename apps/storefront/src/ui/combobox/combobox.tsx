import { useState } from 'react';
import styles from './combobox.module.css';
import { fitsText } from './fits-text.ts';
import { useListbox } from './use-listbox.ts';

export interface ComboboxOption {
  readonly id: number;
  readonly name: string;
  /** Beside the name. */
  readonly note: string;
  readonly count: number;
}

export interface ComboboxProps {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly chosen: readonly number[];
  readonly onToggle: (id: number) => void;
  /** Shown when nothing matches what was typed. */
  readonly nothing: string;
}

/** A list narrowed by typing, of which several may be chosen (ARIA 1.2 combobox). */
export function Combobox({ label, options, chosen, onToggle, nothing }: ComboboxProps) {
  const [typed, setTyped] = useState('');
  const fitting = options.filter(({ name, note }) => fitsText(`${name} ${note}`, typed));
  const listbox = useListbox({
    choosable: fitting.map(({ id, count }) => count > 0 || chosen.includes(id)),
    onChoose: (index) => fitting[index] && onToggle(fitting[index].id),
    onClear: () => {
      setTyped('');
      return typed !== '';
    },
  });
  const type = (text: string) => {
    setTyped(text);
    listbox.reopen();
  };
  return (
    <div className={styles.combobox}>
      <input
        {...listbox.field}
        type="text"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onClick={listbox.reopen}
      />
      <div className={styles.panel} hidden={!listbox.isOpen}>
        <div id={listbox.id} role="listbox" tabIndex={-1} aria-label={label} aria-multiselectable="true">
          {fitting.map(({ id, name, note, count }, index) => (
            <div key={id} {...listbox.option(index, chosen.includes(id))}>
              <span>
                {name} <small>{note}</small>
              </span>
              <small>{count}</small>
            </div>
          ))}
        </div>
        <p role="status">{listbox.isOpen && fitting.length === 0 && nothing}</p>
      </div>
    </div>
  );
}
