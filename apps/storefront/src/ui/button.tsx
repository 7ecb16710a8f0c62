import type { MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

interface Look {
  /** The one act that a screen is for. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

const classOf = (isMain: boolean) => (isMain ? `${styles.button} ${styles.main}` : styles.button);

export interface ButtonLinkProps extends Look {
  readonly href: string;
  readonly onPress?: (event: MouseEvent) => void;
}

export const ButtonLink = ({ href, onPress, isMain = false, children }: ButtonLinkProps) => (
  <a href={href} onClick={onPress} className={classOf(isMain)}>
    {children}
  </a>
);

export const Button = ({ onPress, isMain = false, children }: Look & { readonly onPress: () => void }) => (
  <button type="button" onClick={onPress} className={classOf(isMain)}>
    {children}
  </button>
);
