import { useEffect, useState } from 'react';

/** A value once it has stood still. */
export function useSettled<Value>(value: Value, calmMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), calmMs);
    return () => clearTimeout(timer);
  }, [value, calmMs]);
  return settled;
}
