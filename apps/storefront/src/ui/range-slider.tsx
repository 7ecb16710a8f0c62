import { type CSSProperties, useState } from 'react';
import styles from './range-slider.module.css';

export type Range = readonly [low: number, high: number];

export interface RangeSliderProps {
  readonly range: Range;
  readonly bounds: Range;
  readonly step: number;
  readonly labels: readonly [low: string, high: string];
  readonly write: (value: number) => string;
  /** Called when a thumb is let go. */
  readonly onChange: (range: Range) => void;
}

const ends = [0, 1] as const;

/** The thumbs do not pass each other. */
const withEnd = ([low, high]: Range, end: 0 | 1, value: number): Range =>
  end === 0 ? [Math.min(value, high), high] : [low, Math.max(value, low)];

/** Two thumbs on one line, each an input of the browser's own. */
export function RangeSlider({ range, bounds, step, labels, write, onChange }: RangeSliderProps) {
  const [draft, setDraft] = useState<Range | null>(null);
  const shown = draft ?? range;
  const [min, max] = bounds;
  const share = (value: number) => `${((value - min) / (max - min || 1)) * 100}%`;
  const commit = () => {
    if (draft) onChange(draft);
    setDraft(null);
  };
  const marks = { '--low': share(shown[0]), '--high': share(shown[1]) };
  return (
    // A custom property is no CSS property that React knows.
    <div className={styles.slider} style={marks as CSSProperties}>
      {ends.map((end) => (
        <input
          key={end}
          type="range"
          aria-label={labels[end]}
          aria-valuetext={write(shown[end])}
          min={min}
          max={max}
          step={step}
          value={shown[end]}
          onChange={(event) => setDraft(withEnd(shown, end, Number(event.target.value)))}
          onPointerUp={commit}
          onKeyUp={commit}
          onBlur={commit}
        />
      ))}
    </div>
  );
}
