import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './form.module.css';

export interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Shown beside the label when it may be left empty. */
  readonly optional?: string;
  readonly hint?: string;
  readonly fault?: string | undefined;
  /** What a browser fills it with, and which keyboard a phone shows. */
  readonly input: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'>;
  readonly children?: ReactNode;
}

/** The label above, the hint below it, and what is wrong in words beside the field. */
export function TextField(props: TextFieldProps) {
  const { id, label, value, onChange, onBlur, optional, hint, fault, input, children } = props;
  const hintId = useId();
  const faultId = useId();
  return (
    <div className={styles.field} data-faulty={fault ? '' : undefined}>
      <label htmlFor={id}>
        {label} {optional && <small>{optional}</small>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
      <input
        {...input}
        id={id}
        value={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${fault ? faultId : ''} ${hint ? hintId : ''}`.trim() || undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {children}
    </div>
  );
}
