import { useEffect } from 'react';

/** Puts what is shown before the title of the document, for as long as it is shown. */
export function useTitle(shown: string): void {
  useEffect(() => {
    const before = document.title;
    const own = `${shown} — ${before}`;
    document.title = own;
    return () => {
      // The next page may have set its own by now.
      if (document.title === own) document.title = before;
    };
  }, [shown]);
}
