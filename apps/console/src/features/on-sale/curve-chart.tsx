import type { SaleCockpit } from '@parterre/contracts/console/on-sale';
import { useTexts } from '../../i18n/language.tsx';
import { curveSize, layOutCurve, tabulateCurve } from './curve.ts';
import styles from './on-sale.module.css';

/** What was sold since the opening, beside the sale it is held against and its own rehearsal. */
export function Curve({ curve }: { readonly curve: SaleCockpit['curve'] }) {
  const { onSale: texts, overview } = useTexts();
  const { width, height } = curveSize;
  const { minutes, sold, model, rehearsal, ahead } = layOutCurve(curve);
  const percent = Math.round((curve.points.at(-1)?.share ?? 0) * 100);
  return (
    <section className={styles.part} aria-labelledby="curve">
      <h2 id="curve">{texts.curve}</h2>
      {curve.points.length === 0 && <p className={styles.note}>{texts.noCurve}</p>}
      <figure className={styles.chart}>
        <svg
          role="img"
          aria-label={texts.curveName(percent)}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
        >
          <line x1={0} x2={width} y1={height / 2} y2={height / 2} />
          {model && <polyline data-series="model" points={model} />}
          {rehearsal && <polyline data-series="rehearsal" points={rehearsal} />}
          {ahead && <polyline data-series="ahead" points={ahead} />}
          <polyline data-series="sold" points={sold} />
        </svg>
        <div className={styles.marks} aria-hidden="true">
          <span>{texts.opening}</span>
          <span>{texts.afterOpening(texts.time.minutes(Math.round(minutes)))}</span>
        </div>
        <figcaption>
          <span data-series="sold">{texts.soldSoFar(percent)}</span>
          {ahead && <span data-series="ahead">{texts.atThisPace}</span>}
          {curve.model && <span data-series="model">{texts.heldAgainst(curve.model.title)}</span>}
          {rehearsal && <span data-series="rehearsal">{texts.rehearsed}</span>}
        </figcaption>
      </figure>
      {curve.points.length > 0 && (
        <details>
          <summary>{overview.asTable}</summary>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.minute}</th>
                <th scope="col">{texts.soldShare}</th>
                {curve.model && <th scope="col">{curve.model.title}</th>}
                {curve.rehearsal && <th scope="col">{texts.rehearsed}</th>}
              </tr>
            </thead>
            <tbody>
              {tabulateCurve(curve).map((row) => (
                <tr key={row.minute}>
                  <th scope="row">{row.minute}</th>
                  <td>{row.sold}%</td>
                  {row.model !== undefined && <td>{row.model}%</td>}
                  {row.rehearsal !== undefined && <td>{row.rehearsal}%</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
