/** Scanners that act as a keyboard type far quicker than people, and end with Enter. */
const maxPauseMs = 60;
const minLength = 10;

/** Answers how to stop listening. What is typed into a field is left alone. */
export function listenToScanner(onText: (text: string) => void): () => void {
  let [text, lastAt] = ['', 0];
  const onKey = (event: KeyboardEvent) => {
    if (isTypedInto(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.timeStamp - lastAt > maxPauseMs) text = '';
    lastAt = event.timeStamp;
    if (event.key.length === 1) text += event.key;
    if (event.key !== 'Enter' || text.length < minLength) return;
    event.preventDefault();
    onText(text);
    text = '';
  };
  addEventListener('keydown', onKey, { capture: true });
  return () => removeEventListener('keydown', onKey, { capture: true });
}

/** Whoever has chosen a direction has that in focus, and types nothing into it. */
const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type !== 'radio';
