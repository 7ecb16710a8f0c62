import { TextField as AriaTextField, FieldError, Input, Label, Text, TextArea } from 'react-aria-components';
import styles from './field.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
  readonly type?: 'text' | 'email' | 'date' | 'datetime-local' | 'time';
  readonly autoComplete?: string;
  readonly isLong?: boolean;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  /** What counts while nothing is typed. */
  readonly placeholder?: string | undefined;
  /** Where the label stands elsewhere, as in the head of a table. */
  readonly isLabelHidden?: boolean;
  readonly lang?: string;
}

export function TextField({
  label,
  hint,
  fault,
  isLong = false,
  autoComplete = 'off',
  type = 'text',
  rows = 2,
  placeholder,
  isLabelHidden = false,
  lang,
  ...rest
}: Props) {
  const input = {
    className: styles.input ?? '',
    ...(placeholder !== undefined && { placeholder }),
    ...(lang !== undefined && { lang }),
  };
  return (
    <AriaTextField
      {...rest}
      {...(isLabelHidden && { 'aria-label': label })}
      type={type}
      className={styles.field ?? ''}
      autoComplete={autoComplete}
      isInvalid={fault !== undefined}
      validationBehavior="aria"
    >
      {!isLabelHidden && <Label className={styles.label ?? ''}>{label}</Label>}
      {isLong ? <TextArea {...input} rows={rows} /> : <Input {...input} />}
      {hint && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.fault ?? ''}>{fault}</FieldError>
    </AriaTextField>
  );
}
