import { type ReactNode, useId } from 'react';
import styles from './form.module.css';

export interface CheckboxProps {
  readonly id: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}

export function Checkbox({ id, isChecked, onCheck, fault, children }: CheckboxProps) {
  const faultId = useId();
  return (
    <div className={styles.checkbox} data-faulty={fault ? '' : undefined}>
      {fault && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
          onChange={(event) => onCheck(event.target.checked)}
        />
        <span>{children}</span>
      </label>
    </div>
  );
}
