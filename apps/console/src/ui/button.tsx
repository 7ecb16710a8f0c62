import { Button as AriaButton, type ButtonProps } from 'react-aria-components';
import styles from './button.module.css';

interface Props extends Omit<ButtonProps, 'className' | 'isPending'> {
  readonly look?: 'main' | 'plain' | 'quiet' | 'danger';
  /** At work: it keeps the focus, and cannot be pressed twice. */
  readonly isBusy?: boolean;
}

export const Button = ({ look = 'plain', isBusy = false, onPress, type = 'button', ...props }: Props) => (
  <AriaButton
    {...props}
    type={isBusy ? 'button' : type}
    className={`${styles.button} ${styles[look]}`}
    aria-disabled={isBusy}
    {...(onPress && !isBusy && { onPress })}
  />
);
