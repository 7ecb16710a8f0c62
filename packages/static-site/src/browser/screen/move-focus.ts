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

export const fragmentTarget = (hash: string) => document.getElementById(decodeHash(hash));

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1); // a bare % is a legal fragment
  }
}
