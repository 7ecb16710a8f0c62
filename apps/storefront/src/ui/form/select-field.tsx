import { useId } from 'react';
import styles from './form.module.css';

export interface SelectFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
  readonly fault?: string | undefined;
  /** What a browser fills it with. */
  readonly autoComplete?: string;
}

/** One of many that a browser lists; what is wrong stands beside it in words. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, value, options, onChange, fault, autoComplete } = props;
  const faultId = useId();
  return (
    <div className={styles.field} data-faulty={fault ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {fault && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
      <select
        id={id}
        value={value}
        autoComplete={autoComplete}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
