import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import styles from './choices.module.css';

interface Props {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly children: ReactNode;
}

export const Checkbox = ({ isSelected, onChange, children }: Props) => (
  <AriaCheckbox className={styles.choice ?? ''} isSelected={isSelected} onChange={onChange}>
    <span className={styles.box} aria-hidden="true" />
    <span>{children}</span>
  </AriaCheckbox>
);
