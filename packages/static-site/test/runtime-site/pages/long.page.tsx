import { useEffect, useState } from 'react';
import type { Head } from '../../../src/shared/head.ts';

export const head = (): Head => ({ title: 'Long' });

/** Short when it comes, long once its content has arrived. */
export default function LongPage() {
  const [hasContent, setHasContent] = useState(false);
  useEffect(() => {
    const grow = () => setHasContent(true);
    addEventListener('content', grow);
    return () => removeEventListener('content', grow);
  }, []);
  return (
    <main style={{ minHeight: hasContent ? 5000 : 200 }}>
      <h1>Long</h1>
    </main>
  );
}
