import { Button } from './button.tsx';
import styles from './failure.module.css';

export interface FailureProps {
  readonly text: string;
  readonly retry: string;
  readonly onRetry: () => void;
}

/** Shows what could not be loaded, with a button to retry. */
export const Failure = ({ text, retry, onRetry }: FailureProps) => (
  <div className={styles.failure} role="alert">
    <p>{text}</p>
    <Button onPress={onRetry}>{retry}</Button>
  </div>
);
