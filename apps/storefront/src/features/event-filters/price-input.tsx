import { useState } from 'react';

export interface PriceInputProps {
  readonly label: string;
  /** What an empty field stands for. */
  readonly hint: number;
  readonly amount: number | null;
  readonly onChange: (amount: number | null) => void;
}

/** What cannot be read as an amount is no bound. */
const parseAmount = (text: string): number | null =>
  /^\d{1,9}$/.test(text.replace(/\s/g, '')) ? Number(text.replace(/\s/g, '')) : null;

/** Takes effect when the visitor is done: by Enter, or by leaving it. */
export function PriceInput({ label, hint, amount, onChange }: PriceInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft !== null && parseAmount(draft) !== amount) onChange(parseAmount(draft));
    setDraft(null);
  };
  return (
    <label>
      <span>{label}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        placeholder={String(hint)}
        value={draft ?? amount ?? ''}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </label>
  );
}
