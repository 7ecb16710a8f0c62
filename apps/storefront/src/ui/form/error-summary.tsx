import { useEffect, useId, useRef } from 'react';
import { useTitle } from '../use-title.ts';
import styles from './form.module.css';

export interface FieldFault {
  /** The id of its field. */
  readonly field: string;
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly faults: readonly FieldFault[];
}

/** Everything to be corrected, each leading to its field. It takes the focus when it appears, so that nobody misses it. */
export function ErrorSummary({ title, faults }: ErrorSummaryProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useTitle(title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other faults are other news
  useEffect(() => box.current?.focus(), [faults]);
  return (
    <section ref={box} tabIndex={-1} className={styles.summary} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {faults.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={() => document.getElementById(field)?.focus()}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
