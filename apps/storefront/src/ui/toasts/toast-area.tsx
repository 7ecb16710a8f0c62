import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy-part.ts';
import styles from '../spoken.module.css';
import { onToastsChange, shownToasts, type Toast } from './toasts.ts';

const ToastList = lazyPart(async () => (await import('./toast-list.tsx')).ToastList);

const none: readonly Toast[] = [];
const isUrgent = ({ kind }: Toast) => kind === 'warning' || kind === 'error';
const textOf = ({ id, text }: Toast) => <p key={id}>{text}</p>;

/** The two regions that read toasts out stand in every page from its start, or screen readers would miss the first. */
export function ToastArea() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts, () => none);
  return (
    <>
      <div role="status" className={styles.spoken}>
        {toasts.filter((toast) => !isUrgent(toast)).map(textOf)}
      </div>
      <div role="alert" className={styles.spoken}>
        {toasts.filter(isUrgent).map(textOf)}
      </div>
      <Suspense>{toasts.length > 0 && <ToastList toasts={toasts} />}</Suspense>
    </>
  );
}
