import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ToolIcon } from '../tool-icon.tsx';
import styles from './toast-list.module.css';
import { closeToast, type Toast } from './toasts.ts';
import { usePause } from './use-pause.ts';

/** Spec §9. */
const shownForMs = 5000;

/** Above everything, dialogs too. Toasts stay while they are looked at. */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const t = useTexts();
  const area = useRef<HTMLElement>(null);
  const { isPaused, ...pauses } = usePause();
  useEffect(() => area.current?.showPopover(), []);
  return (
    <section ref={area} popover="manual" className={styles.area} aria-label={t('forms:toasts')} {...pauses}>
      <ul>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} isPaused={isPaused} />
        ))}
      </ul>
    </section>
  );
}

interface ToastItemProps {
  readonly toast: Toast;
  readonly isPaused: boolean;
}

function ToastItem({ toast: { id, kind, text, action }, isPaused }: ToastItemProps) {
  const t = useTexts();
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => closeToast(id), shownForMs);
    return () => clearTimeout(timer);
  }, [id, isPaused]);
  const press = () => {
    action?.onPress();
    closeToast(id);
  };
  return (
    <li className={styles.toast} data-kind={kind}>
      <p>{text}</p>
      {action && (
        <button type="button" className={styles.action} onClick={press}>
          {action.text}
        </button>
      )}
      <button type="button" aria-label={t('forms:close')} onClick={() => closeToast(id)}>
        <ToolIcon name="close" size={18} />
      </button>
    </li>
  );
}
