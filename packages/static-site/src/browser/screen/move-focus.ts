import { fragmentTarget } from '../address/fragment-target.ts';

/** Before the next page is drawn: what stays of the last one must not keep the reader's place. */
export function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Puts the reader's place at the start of the new page, unless the page itself has chosen another. */
export function moveFocus(root: Element, hash: string): void {
  if (root.contains(document.activeElement)) return;
  const target =
    fragmentTarget(hash) ?? root.querySelector<HTMLElement>('h1') ?? root.querySelector<HTMLElement>('main');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
