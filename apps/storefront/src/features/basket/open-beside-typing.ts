const isTypedInto = (element: Element | null): element is HTMLElement =>
  element?.matches('input, textarea, select, [contenteditable]') ?? false;

/** In the half of the screen where the field is not, and above a keyboard on it. */
function place(dialog: HTMLDialogElement, field: HTMLElement): void {
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight };
  const { top, bottom } = field.getBoundingClientRect();
  const isFieldBelow = (top + bottom) / 2 - offsetTop > height / 2;
  dialog.dataset.side = isFieldBelow ? 'start' : 'end';
  dialog.style.setProperty('--edge', `${isFieldBelow ? offsetTop : innerHeight - height - offsetTop}px`);
}

/**
 * Opens a dialog beside the field that somebody types into: `show` and `showModal` would take the focus, and with it the next letters. Where nobody types it
 * opens over the page; so it does once nobody types any more into another dialog, beside which nothing could be pressed. Answers what ends this.
 */
export function openBesideTyping(dialog: HTMLDialogElement, openOver: () => void): () => void {
  const typing = new AbortController();
  const { signal } = typing;
  let field = document.activeElement;
  if (!isTypedInto(field)) {
    openOver();
    return () => undefined;
  }
  const isCovered = field.closest('dialog') !== null;
  const onFocusMoved = () => {
    const { activeElement } = document;
    if (signal.aborted || dialog.contains(activeElement)) return;
    if (isTypedInto(activeElement)) {
      field = activeElement;
      place(dialog, activeElement);
    } else if (isCovered) {
      typing.abort();
      openOver();
    }
  };
  // Between one field and the next there is none for a moment.
  addEventListener('focusout', () => setTimeout(onFocusMoved), { signal });
  if (!isCovered) {
    place(dialog, field);
    dialog.open = true;
    const returnFocus = () => field instanceof HTMLElement && field.focus();
    dialog.addEventListener('close', returnFocus, { signal });
    dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close(), { signal });
  }
  return () => typing.abort();
}
