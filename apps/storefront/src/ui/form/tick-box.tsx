import { type ReactNode, useId } from 'react';
import styles from './form.module.css';

export interface TickBoxProps {
  readonly id: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}

export function TickBox({ id, isTicked, onTick, fault, children }: TickBoxProps) {
  const faultId = useId();
  return (
    <div className={styles.tick} data-faulty={fault ? '' : undefined}>
      {fault && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isTicked}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>{children}</span>
      </label>
    </div>
  );
}
