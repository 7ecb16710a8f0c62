import type { Rehearsal } from '@parterre/contracts/console/rehearsals';
import { useTexts } from '../../i18n/language.tsx';
import { curveSize, layOutRehearsal, tabulateCurve } from './curve.ts';
import styles from './on-sale.module.css';

interface Props {
  readonly points: Rehearsal['points'];
  /** Since its sale opened. */
  readonly minutes: number;
}

/** What the crowd bought since the copy's sale opened. */
export function RehearsalCurve({ points, minutes }: Props) {
  const { rehearsal: texts, onSale, overview } = useTexts();
  const { width, height } = curveSize;
  const layout = layOutRehearsal(points, minutes);
  const percent = Math.round((points.at(-1)?.share ?? 0) * 100);
  const rows = tabulateCurve({ opened_at: null, minutes, points, model: null, rehearsal: null });
  return (
    <figure className={styles.chart}>
      <svg
        role="img"
        aria-label={texts.curveName(percent)}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        <line x1={0} x2={width} y1={height / 2} y2={height / 2} />
        <polyline data-series="sold" points={layout.sold} />
      </svg>
      <div className={styles.marks} aria-hidden="true">
        <span>{onSale.opening}</span>
        <span>{onSale.afterOpening(onSale.time.minutes(layout.minutes))}</span>
      </div>
      <figcaption>{texts.curve}</figcaption>
      <details>
        <summary>{overview.asTable}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{onSale.minute}</th>
              <th scope="col">{onSale.soldShare}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.minute}>
                <th scope="row">{row.minute}</th>
                <td>{row.sold}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
