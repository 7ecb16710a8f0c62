import type { Picture } from '@parterre/contracts/catalogue-file/values';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTexts } from '../i18n/language.tsx';
import hidden from '../ui/visually-hidden.module.css';
import styles from './picture-field.module.css';

type Point = NonNullable<Picture['focal_point']>;

interface Props {
  /** Of the whole picture. */
  readonly file: string;
  readonly value: Point | undefined;
  readonly onChange: (point: Point) => void;
}

const middle: Point = { x: 50, y: 50 };
const hold = (share: number) => Math.min(100, Math.max(0, Math.round(share)));
/** With the shift key, as sliders do it. */
const longStep = 10;

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What stays in sight: pressed on, dragged, or moved by the arrow keys, which two sliders stand for. */
export function FocalPoint({ file, value, onChange }: Props) {
  const texts = useTexts().pictures;
  const { x, y } = value ?? middle;
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: hold(((clientX - left) / width) * 100), y: hold(((clientY - top) / height) * 100) });
  };
  const step = (event: KeyboardEvent) => {
    const [right, down] = steps[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? longStep : 1;
    onChange({ x: hold(x + right * by), y: hold(y + down * by) });
  };
  const slider = (label: string, share: number, change: (share: number) => Point) => (
    <input
      className={hidden.hidden}
      type="range"
      min={0}
      max={100}
      value={share}
      aria-label={label}
      aria-valuetext={`${share} %`}
      onKeyDown={step}
      onChange={({ target }) => onChange(change(target.valueAsNumber))}
    />
  );
  return (
    <div
      className={styles.whole}
      // Else the zone around it takes the focus when it is pressed.
      tabIndex={-1}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
      }}
      // A finger that scrolls is taken away before it is lifted: only one that taps points at something.
      onPointerUp={(event) => {
        point(event);
        event.currentTarget.querySelector('input')?.focus();
      }}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' && event.buttons > 0) point(event);
      }}
    >
      <img src={file} alt="" draggable={false} />
      <span className={styles.point} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}>
        {slider(texts.fromLeft, x, (share) => ({ x: share, y }))}
        {slider(texts.fromTop, y, (share) => ({ x, y: share }))}
      </span>
    </div>
  );
}
