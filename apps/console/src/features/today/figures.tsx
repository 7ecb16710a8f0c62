import { useTexts } from '../../i18n/language.tsx';
import styles from './today.module.css';

export interface Counts {
  readonly capacity: number;
  readonly sold: number;
  readonly held: number;
  readonly withheld: number;
  readonly free: number;
}

export const soldPercent = ({ capacity, sold }: Counts): number =>
  capacity === 0 ? 0 : Math.round((100 * sold) / capacity);

const states = ['sold', 'held', 'withheld', 'free'] as const;

/** A strip as long as the hall, cut by what each part of it is, with the same in figures below. */
export function Figures({ counts }: { readonly counts: Counts }) {
  const { performance: texts } = useTexts();
  let x = 0;
  const parts = states.map((state) => {
    const part = { state, x, width: counts[state] };
    x += counts[state];
    return part;
  });
  return (
    <>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${Math.max(x, 1)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map((part) => (
          <rect key={part.state} data-state={part.state} x={part.x} width={part.width} height={1} />
        ))}
      </svg>
      <dl className={styles.counts}>
        {states.map((state) => (
          <div key={state} data-state={state}>
            <dt>{texts[state]}</dt>
            <dd>{state === 'sold' ? `${counts.sold} · ${soldPercent(counts)}%` : counts[state]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
