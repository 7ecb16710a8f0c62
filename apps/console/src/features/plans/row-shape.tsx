import { placesAtScale } from '@parterre/domain/plan-editing/seat-places';
import type { PretixPosition, PretixRow, PretixZone } from '@parterre/domain/seats/pretix/pretix-document';
import { memo } from 'react';
import styles from './drawing.module.css';

/** How seats are told apart: by their zones, or by how good the view is. */
export interface Look {
  readonly scale: number;
  readonly colours: Readonly<Record<string, string>>;
  /** Of each seat of a row; undefined while it is not known. */
  readonly heat: WeakMap<PretixRow, Uint8Array> | undefined;
  /** From afar a row is a line. */
  readonly isFar: boolean;
}

interface ZoneProps {
  readonly zone: PretixZone;
  readonly look: Look;
}

/** A section. Drawn anew only when it has changed: then most of its rows have not. */
export const ZoneShape = memo(function ZoneShape({ zone, look }: ZoneProps) {
  return (
    <g>
      {zone.rows.map((row, index) => (
        // Rows have no keys of their own, and one that moves up is drawn in no time.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <RowShape key={index} row={row} corner={zone.position} look={look} />
      ))}
    </g>
  );
});

interface RowProps {
  readonly row: PretixRow;
  readonly corner: PretixPosition | undefined;
  readonly look: Look;
}

/** A row in as few shapes as it has colours: of twenty thousand seats a thousand shapes are left, and a browser moves those with ease. */
const RowShape = memo(function RowShape({ row, corner, look }: RowProps) {
  const { scale, colours, heat, isFar } = look;
  const { x, y } = placesAtScale(scale, corner, row);
  const steps = heat?.get(row);
  const paths = new Map<string, string>();
  const widest = isFar ? widestStep(x, y) : 0;
  let beforeKey = '';
  row.seats.forEach(({ category }, index) => {
    const key = steps ? `heat-${steps[index] ?? 0}` : category;
    const joins = isFar && key === beforeKey && stepTo(x, y, index) <= widest;
    paths.set(key, `${paths.get(key) ?? ''}${joins ? 'L' : 'M'}${x[index]} ${y[index]}${isFar ? '' : 'h0'}`);
    beforeKey = key;
  });
  return (
    <>
      {[...paths].map(([key, d]) => (
        <path key={key} d={isFar ? `${d}h0` : d} className={styles.seats} {...paint(key, colours)} />
      ))}
      {!isFar && <Marks row={row} x={x} y={y} />}
    </>
  );
});

const stepTo = (x: Int32Array, y: Int32Array, index: number): number =>
  Math.hypot((x[index] ?? 0) - (x[index - 1] ?? 0), (y[index] ?? 0) - (y[index - 1] ?? 0));

const gapFactor = 1.6;

/** Seats that stand farther apart are no neighbours: a line from one to the other would cross an aisle. */
function widestStep(x: Int32Array, y: Int32Array): number {
  let least = Number.POSITIVE_INFINITY;
  for (let index = 1; index < x.length; index += 1) least = Math.min(least, stepTo(x, y, index));
  return least * gapFactor;
}

const paint = (key: string, colours: Readonly<Record<string, string>>) =>
  key.startsWith('heat-') ? { 'data-heat': key.slice(5) } : { stroke: colours[key] ?? 'currentColor' };

interface MarksProps {
  readonly row: PretixRow;
  readonly x: Int32Array;
  readonly y: Int32Array;
}

/** What is special about seats, by form and not by colour. */
function Marks({ row, x, y }: MarksProps) {
  let [accessible, companion, restricted] = ['', '', ''];
  row.seats.forEach((seat, index) => {
    const at = `M${x[index]} ${y[index]}`;
    if (seat.accessible) accessible += `${at}m-9 -9h18v18h-18z`;
    if (seat.companion) companion += `${at}h0`;
    if (seat.restricted_view) restricted += `${at}m-12 12l24 -24`;
  });
  return (
    <>
      {accessible && <path d={accessible} className={styles.accessible} />}
      {companion && <path d={companion} className={styles.companion} />}
      {restricted && <path d={restricted} className={styles.restricted} />}
    </>
  );
}
