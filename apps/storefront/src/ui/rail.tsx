import { type ReactNode, useRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './rail.module.css';

export interface RailProps {
  readonly previous: string;
  readonly next: string;
  /** `li` elements. */
  readonly children: ReactNode;
}

const share = 0.85;

/** A list that scrolls sideways: by finger, wheel and keys, and by buttons where there is a mouse. */
export function Rail({ previous, next, children }: RailProps) {
  const list = useRef<HTMLUListElement>(null);
  const scroll = (steps: 1 | -1) => {
    const element = list.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: element.clientWidth * share * steps * sign, behavior: 'smooth' });
  };
  return (
    <div className={styles.rail}>
      <ul ref={list}>{children}</ul>
      <button type="button" aria-label={previous} onClick={() => scroll(-1)}>
        <Icon name="back" />
      </button>
      <button type="button" aria-label={next} onClick={() => scroll(1)}>
        <Icon name="forward" />
      </button>
    </div>
  );
}
