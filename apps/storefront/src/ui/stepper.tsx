import styles from './stepper.module.css';
import { ToolIcon } from './tool-icon.tsx';

export interface StepperProps {
  readonly label: string;
  readonly fewer: string;
  readonly more: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A small number, changed by one. The ends stay reachable, so that focus is not lost on them. */
export function Stepper({ label, fewer, more, value, min, max, onChange }: StepperProps) {
  const step = (by: -1 | 1) => ({
    'aria-disabled': value + by < min || value + by > max,
    onClick: () => value + by >= min && value + by <= max && onChange(value + by),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line with its legend
    <div role="group" aria-label={label} className={styles.stepper}>
      <button type="button" aria-label={fewer} {...step(-1)}>
        <ToolIcon name="minus" size={18} />
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label={more} {...step(1)}>
        <ToolIcon name="plus" size={18} />
      </button>
    </div>
  );
}
