import type { MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

interface Look {
  /** The one act that a screen is for. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

const buttonClass = (isMain: boolean) => (isMain ? `${styles.button} ${styles.main}` : styles.button);

export interface ButtonLinkProps extends Look {
  readonly href: string;
  /** A download, not a page. */
  readonly isFile?: boolean;
  readonly onPress?: (event: MouseEvent) => void;
}

export const ButtonLink = ({ href, isFile = false, onPress, isMain = false, children }: ButtonLinkProps) => (
  <a href={href} download={isFile || undefined} onClick={onPress} className={buttonClass(isMain)}>
    {children}
  </a>
);

export const Button = ({ onPress, isMain = false, children }: Look & { readonly onPress: () => void }) => (
  <button type="button" onClick={onPress} className={buttonClass(isMain)}>
    {children}
  </button>
);
