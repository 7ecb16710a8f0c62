import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import field from './field.module.css';
import styles from './select.module.css';

interface Props<Value extends string> {
  readonly label: string;
  /** Where the label stands elsewhere, as in the head of a table. */
  readonly isLabelHidden?: boolean;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChange: (value: Value) => void;
}

export function Select<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: Props<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <AriaSelect
      className={field.field ?? ''}
      {...(isLabelHidden && { 'aria-label': label })}
      value={value}
      onChange={(key) => {
        const option = options.find((one) => one.value === key);
        if (option) onChange(option.value);
      }}
    >
      {!isLabelHidden && <Label className={field.label ?? ''}>{label}</Label>}
      <Button className={`${field.input} ${styles.button}`}>
        <SelectValue>{chosen?.text}</SelectValue>
        <span aria-hidden="true">▾</span>
      </Button>
      <Popover className={styles.popover ?? ''}>
        <ListBox>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.text}
              className={styles.option ?? ''}
            >
              {option.text}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
