import { useEffect, useId, useState } from 'react';
import { optionByKey } from './option-by-key.ts';

export interface ListboxRules {
  /** One for each option, in order: whether it can be chosen. */
  readonly choosable: readonly boolean[];
  readonly onChoose: (option: number) => void;
  /** Returns whether there was something to clear; otherwise Escape closes the list. */
  readonly onClear: () => boolean;
}

/** The listbox of a text field: its active option, and the ARIA attributes of the field. */
export function useListbox({ choosable, onChoose, onClear }: ListboxRules) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const optionId = (option: number) => `${id}-${option}`;
  const activeId = isOpen && active !== null ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const close = () => {
    setOpen(false);
    setActive(null);
  };

  const actions: Readonly<Record<string, () => boolean>> = {
    Enter: () => {
      if (!isOpen || active === null) return false;
      onChoose(active);
      return true;
    },
    Escape: () => {
      if (onClear()) return true;
      close();
      return isOpen;
    },
  };

  const onKeyDown = (event: { readonly key: string; preventDefault: () => void }) => {
    const next = optionByKey(event.key, isOpen ? active : null, choosable);
    if (next !== undefined) {
      setOpen(true);
      setActive(next);
    }
    if (next !== undefined || actions[event.key]?.()) event.preventDefault();
  };

  return {
    isOpen,
    close,
    /** What was reached is another option once the list is another. */
    reopen: () => {
      setOpen(true);
      setActive(null);
    },
    field: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      // A list that is closed may not be there.
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': activeId,
      onKeyDown,
      onBlur: close,
    },
    /** Of the list. */
    id,
    option: (option: number, isChosen = false) => ({
      id: optionId(option),
      role: 'option',
      tabIndex: -1,
      'aria-selected': isChosen,
      'data-active': option === active || undefined,
      'aria-disabled': !choosable[option] || undefined,
      // The field keeps the focus.
      onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => choosable[option] && onChoose(option),
    }),
  } as const;
}
