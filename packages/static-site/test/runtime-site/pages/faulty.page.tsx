import { useEffect, useState } from 'react';
import type { Head } from '../../../src/shared/head.ts';
import type { PageProps } from '../../../src/shared/template.ts';

type Props = PageProps<{ readonly when: 'drawn' | 'later' }>;

export const head = (): Head => ({ title: 'Faulty' });

/** Comes well out of the generator and throws in the browser: at once, or after it has been seen. */
export default function FaultyPage({ data: { when } }: Props) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => setIsLate(true), []);
  if (typeof window === 'object' && (when === 'drawn' || isLate)) throw new Error('This page is faulty');
  return (
    <main>
      <h1>Faulty</h1>
      <a href="/">Home</a>
    </main>
  );
}
