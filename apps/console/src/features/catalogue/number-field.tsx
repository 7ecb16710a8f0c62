import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly isWhole?: boolean;
  readonly isLabelHidden?: boolean;
  readonly placeholder?: string;
}

/** With a comma or a point, as people write it. What is no number stays as it was typed, and is said to be none. */
export function NumberField({ value, onChange, isWhole = false, ...rest }: Props) {
  const texts = useCatalogueTexts();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value === undefined ? '' : String(value));
  const read = (text: string) => Number(text.trim().replace(',', '.'));
  const isBad = shown.trim() !== '' && !isGood(read(shown), isWhole);
  const change = (text: string) => {
    setTyped(text);
    if (text.trim() === '') onChange(undefined);
    else if (isGood(read(text), isWhole)) onChange(read(text));
  };
  return (
    <TextField
      {...rest}
      value={shown}
      onChange={change}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      fault={isBad ? texts.noNumber : undefined}
    />
  );
}

const isGood = (value: number, isWhole: boolean): boolean =>
  Number.isFinite(value) && (!isWhole || Number.isInteger(value));
