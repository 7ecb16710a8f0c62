import type { Item, Path } from '@parterre/domain/drafts/item';
import { withValue } from '@parterre/domain/drafts/merge-items';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { readValue } from '../read-value.ts';

interface Props {
  readonly item: Item;
  readonly path: Path;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
  readonly onChange: (item: Item) => void;
}

/** A word of the theme; nothing where it is empty. */
export function ThemeLine({ item, path, label, hint, fault, onChange }: Props) {
  const value = readValue(item, path);
  return (
    <TextField
      label={label}
      name={path.join('.')}
      value={typeof value === 'string' ? value : ''}
      hint={hint}
      fault={fault}
      maxLength={400}
      onChange={(typed) => onChange(withValue(item, path, typed === '' ? undefined : typed))}
    />
  );
}

export const ThemeSwitch = ({ item, path, label, onChange }: Props) => (
  <Checkbox
    isSelected={readValue(item, path) === true}
    onChange={(isSelected) => onChange(withValue(item, path, isSelected))}
  >
    {label}
  </Checkbox>
);
