import { useEffect, useState } from 'react';

/** A text once it has stood still; empty before. */
export function useSettled(text: string, calmMs: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), calmMs);
    return () => clearTimeout(timer);
  }, [text, calmMs]);
  return settled;
}
