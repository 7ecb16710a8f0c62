import { type ReactNode, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import styles from './combobox.module.css';
import field from './field.module.css';
import select from './select.module.css';

export interface ComboboxOption {
  readonly value: string;
  readonly text: string;
}

interface Props {
  readonly label: string;
  /** Where the label stands elsewhere, as in the head of a table. */
  readonly isLabelHidden?: boolean;
  readonly value: string | undefined;
  /** What is chosen, in words. */
  readonly shown: string;
  readonly options: readonly ComboboxOption[];
  readonly onSearch: (text: string) => void;
  readonly onChange: (value: string | undefined) => void;
  readonly empty: ReactNode;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
}

/** One of many, found by typing. What is typed and not chosen is let go. */
export function Combobox(props: Props) {
  const {
    label,
    isLabelHidden = false,
    value,
    shown,
    options,
    onSearch,
    onChange,
    empty,
    hint,
    fault,
  } = props;
  const [typed, setTyped] = useState<string>();
  const search = (text: string) => {
    setTyped(text);
    onSearch(text);
  };
  return (
    <AriaComboBox
      className={field.field ?? ''}
      {...(isLabelHidden && { 'aria-label': label })}
      items={options}
      inputValue={typed ?? shown}
      onInputChange={search}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setTyped(undefined);
        onSearch('');
      }}
      value={value ?? null}
      onChange={(key) => {
        setTyped(undefined);
        onSearch('');
        onChange(key === null ? undefined : String(key));
      }}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={fault !== undefined}
      validationBehavior="aria"
    >
      {!isLabelHidden && <Label className={field.label ?? ''}>{label}</Label>}
      <div className={styles.box}>
        <Input className={field.input ?? ''} />
        <Button className={styles.open ?? ''}>
          <span aria-hidden="true">▾</span>
        </Button>
      </div>
      {hint && (
        <Text slot="description" className={field.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={field.fault ?? ''}>{fault}</FieldError>
      <Popover className={select.popover ?? ''}>
        <ListBox<ComboboxOption> renderEmptyState={() => <p className={styles.empty}>{empty}</p>}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.text} className={select.option ?? ''}>
              {option.text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
