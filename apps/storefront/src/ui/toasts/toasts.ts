import { createListeners } from '../../listeners.ts';

/** Spec §4. */
export type ToastKind = 'info' | 'success' | 'warning' | 'error' | 'default';

export interface ToastAction {
  readonly text: string;
  readonly onPress: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** What can still be done about it: undo. It must be possible elsewhere, too, since a toast goes. */
  readonly action?: ToastAction | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const { subscribe, notify } = createListeners();

function change(next: readonly Toast[]): void {
  toasts = next;
  notify();
}

/** What is being shown already is not said twice, unless something can be done about each. */
export function showToast(kind: ToastKind, text: string, action?: ToastAction): void {
  const isShown = toasts.some((toast) => toast.kind === kind && toast.text === text && !toast.action);
  if (isShown && !action) return;
  lastId += 1;
  change([...toasts, { id: lastId, kind, text, action }]);
}

export const closeToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

export const shownToasts = (): readonly Toast[] => toasts;

export const onToastsChange = subscribe;
