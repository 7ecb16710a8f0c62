import { useState } from 'react';
import type { Head } from '../../../src/shared/head.ts';

export const head = (): Head => ({ title: 'Lazy' });

/** Loads a part of itself when asked to. */
export default function LazyPage() {
  const [part, setPart] = useState('');
  const load = async () => setPart((await import('./late-part.ts')).latePart);
  return (
    <main>
      <h1>Lazy</h1>
      <button type="button" onClick={load}>
        More
      </button>
      <p>{part}</p>
    </main>
  );
}
