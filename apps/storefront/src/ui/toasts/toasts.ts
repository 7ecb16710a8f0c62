/** Spec §4. */
export type ToastKind = 'info' | 'success' | 'warning' | 'error' | 'default';

export interface ToastAct {
  readonly text: string;
  readonly onPress: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** What can still be done about it: undo. It must be possible elsewhere, too, since a toast goes. */
  readonly act?: ToastAct | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast(kind: ToastKind, text: string, act?: ToastAct): void {
  lastId += 1;
  change([...toasts, { id: lastId, kind, text, act }]);
}

export const closeToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

export const shownToasts = (): readonly Toast[] => toasts;

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
