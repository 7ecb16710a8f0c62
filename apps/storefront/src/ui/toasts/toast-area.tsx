import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy-part.ts';
import styles from '../visually-hidden.module.css';
import { onToastsChange, shownToasts, type Toast } from './toasts.ts';

const ToastList = lazyPart(async () => (await import('./toast-list.tsx')).ToastList);

const none: readonly Toast[] = [];
const isUrgent = ({ kind }: Toast) => kind === 'warning' || kind === 'error';
const toastText = ({ id, text }: Toast) => <p key={id}>{text}</p>;

/** The two live regions are in every page from its start, or screen readers would miss the first toast. */
export function ToastArea() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts, () => none);
  return (
    <>
      <div role="status" className={styles.text}>
        {toasts.filter((toast) => !isUrgent(toast)).map(toastText)}
      </div>
      <div role="alert" className={styles.text}>
        {toasts.filter(isUrgent).map(toastText)}
      </div>
      <Suspense>{toasts.length > 0 && <ToastList toasts={toasts} />}</Suspense>
    </>
  );
}
