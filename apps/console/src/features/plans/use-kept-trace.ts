import { useEffect } from 'react';
import type { Editor } from './editor-store.ts';
import { findTrace, keepTrace } from './kept-drafts.ts';

const restMs = 150;

/** The picture that is traced is here again after a reload, where it was. It is kept once the hand rests. */
export function useKeptTrace(editor: Editor, key: string): void {
  useEffect(() => {
    let [isLooking, isGone, waiting] = [true, false, 0];
    let kept = editor.read().trace;
    const keep = () => {
      clearTimeout(waiting);
      const { trace: now } = editor.read();
      if (isLooking || now === kept) return;
      kept = now;
      // A browser that keeps nothing has said so of the plan already.
      keepTrace(key, now).catch(() => undefined);
    };
    void findTrace(key).then((found) => {
      isLooking = false;
      if (isGone || !found || editor.read().trace) return;
      kept = found;
      editor.set({ trace: found });
    });
    const unsubscribe = editor.subscribe(() => {
      clearTimeout(waiting);
      waiting = window.setTimeout(keep, restMs);
    });
    return () => {
      isGone = true;
      unsubscribe();
      keep();
    };
  }, [editor, key]);
}
