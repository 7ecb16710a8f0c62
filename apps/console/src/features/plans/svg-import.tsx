import type { PlanDocument } from '@parterre/domain/plan-editing/plan-document';
import { readSvgCircles } from '@parterre/domain/plan-editing/read-svg';
import { groupIntoRows, planFromRows } from '@parterre/domain/plan-editing/svg-rows';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './editor.module.css';
import { randomGuid } from './random-guid.ts';

interface Props {
  readonly text: string;
  readonly onDone: (plan: PlanDocument) => void;
  readonly onClose: () => void;
}

/** Shows which circles would be rows, before they are: nobody knows better than who drew them. */
export function SvgImport({ text, onDone, onClose }: Props) {
  const { plans: texts } = useTexts();
  const [reach, setReach] = useState(1.35);
  const circles = useMemo(() => readSvgCircles(text), [text]);
  const rows = useMemo(() => groupIntoRows(circles, reach), [circles, reach]);
  const [xs, ys] = [circles.map(({ x }) => x), circles.map(({ y }) => y)];
  const least = (values: readonly number[]) =>
    values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = (values: readonly number[]) =>
    values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const margin = (circles[0]?.radius ?? 1) * 4;
  const [left, top] = [least(xs) - margin, least(ys) - margin];
  const box = `${left} ${top} ${most(xs) + margin - left} ${most(ys) + margin - top}`;
  const use = () => {
    const names = { plan: texts.newNames.plan, section: texts.newNames.section, zone: texts.newNames.zone };
    onDone(planFromRows(rows, names, randomGuid));
  };
  return (
    <Dialog title={texts.svgTitle} onClose={onClose} isWide>
      <p>{texts.svgFound(circles.length, rows.length)}</p>
      <svg
        viewBox={box}
        className={styles.found}
        role="img"
        aria-label={texts.svgFound(circles.length, rows.length)}
      >
        {rows.map((row, index) => (
          <g key={`${row[0]?.x} ${row[0]?.y}`}>
            <polyline
              points={row.map(({ x, y }) => `${x},${y}`).join(' ')}
              className={styles.foundRow}
              strokeWidth={row[0]?.radius}
            />
            <text x={(row[0]?.x ?? 0) - margin / 2} y={row[0]?.y} fontSize={margin / 2}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <label className={styles.reach}>
        {texts.svgReach}
        <input
          type="range"
          min={1.05}
          max={2.5}
          step={0.05}
          value={reach}
          onChange={({ target }) => setReach(Number(target.value))}
        />
      </label>
      <p className={styles.hint}>{texts.svgHint}</p>
      <div className={styles.buttons}>
        <Button look="main" onPress={use}>
          {texts.svgUse}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {texts.svgCancel}
        </Button>
      </div>
    </Dialog>
  );
}
