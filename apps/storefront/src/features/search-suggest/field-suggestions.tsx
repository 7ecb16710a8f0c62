import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useListbox } from '../../ui/combobox/use-listbox.ts';
import { Suggestions } from './suggestions.tsx';

export interface FieldSuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** That the visitor sees prices in. */
  readonly currency: string;
}

/** Makes a text field that is there a combobox (ARIA 1.2) whose options are suggestions. */
export function FieldSuggestions({ field, currency }: FieldSuggestionsProps) {
  const [typed, setTyped] = useState(() => field.current?.value ?? '');
  const [count, setCount] = useState(0);
  const listbox = useListbox({
    choosable: Array.from({ length: count }, () => true),
    onChoose: (option) => document.getElementById(`${listbox.id}-${option}`)?.click(),
    onClear: () => {
      if (field.current) field.current.value = '';
      setTyped('');
      return typed !== '';
    },
  });
  const onOpen = useEffectEvent(() => {
    setTyped(field.current?.value ?? '');
    listbox.reopen();
  });
  const onClose = useEffectEvent(listbox.close);
  const onKeyDown = useEffectEvent(listbox.field.onKeyDown);
  useEffect(() => {
    const input = field.current;
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ['focus', 'click', 'input']) input?.addEventListener(name, () => onOpen(), { signal });
    input?.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    input?.addEventListener('blur', () => onClose(), { signal });
    input?.form?.addEventListener('submit', () => onClose(), { signal });
    if (document.activeElement === input) onOpen();
    return () => listening.abort();
  }, [field]);
  const { 'aria-expanded': isOpen, 'aria-activedescendant': active } = listbox.field;
  const controlled = isOpen && count > 0 ? listbox.id : undefined;
  useEffect(() => {
    setAttributes(field.current, {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': controlled,
      'aria-activedescendant': active,
    });
  }, [field, isOpen, controlled, active]);
  return <Suggestions typed={typed} currency={currency} listbox={listbox} onCount={setCount} />;
}

function setAttributes(
  element: HTMLElement | null,
  values: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(values))
    if (value === undefined) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
}
