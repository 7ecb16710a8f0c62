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
}

export function TextField({
  label,
  hint,
  fault,
  isLong = false,
  autoComplete = 'off',
  type = 'text',
  ...rest
}: Props) {
  return (
    <AriaTextField
      {...rest}
      type={type}
      className={styles.field ?? ''}
      autoComplete={autoComplete}
      isInvalid={fault !== undefined}
      validationBehavior="aria"
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      {isLong ? (
        <TextArea className={styles.input ?? ''} rows={2} />
      ) : (
        <Input className={styles.input ?? ''} />
      )}
      {hint && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.fault ?? ''}>{fault}</FieldError>
    </AriaTextField>
  );
}
