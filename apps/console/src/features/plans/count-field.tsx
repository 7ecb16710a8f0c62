import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { readNumber } from './number-text.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly bounds: readonly [number, number];
  readonly onChange: (value: number) => void;
}

/** What is typed is kept as it is typed, until the number becomes another elsewhere. */
export function CountField({ label, value, bounds, onChange }: Props) {
  const [typed, setTyped] = useState({ text: String(value), value });
  const change = (text: string) => {
    const isNumber = /^\s*[-−]?\d+([.,]\d+)?\s*$/.test(text);
    const next = isNumber ? readNumber(text, ...bounds) : value;
    setTyped({ text, value: next });
    if (isNumber) onChange(next);
  };
  const shown = typed.value === value ? typed.text : String(value);
  return <TextField label={label} name={label} value={shown} onChange={change} maxLength={7} />;
}
