import { type RefObject, useEffect, useRef } from 'react';

/** A field that is given the search of the address, unless the visitor has begun to type there. */
export function useFollowedText(text: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const written = useRef('');
  useEffect(() => {
    if (field.current?.value === written.current) field.current.value = text;
    written.current = text;
  }, [text]);
  return field;
}
