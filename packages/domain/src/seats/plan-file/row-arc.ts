/** Seats that stand evenly from one point to another, on a line or on the arc whose middle lies `rise` off it. */
export type RowArc = {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly rise: number;
};

/** Columns that places are read from and written to. */
export type Places = { readonly x: Int32Array; readonly y: Int32Array };

export const newPlaces = (count: number): Places => ({ x: new Int32Array(count), y: new Int32Array(count) });

function placeOnLine({ x: xs, y: ys }: Places, first: number, count: number, { x, y, dx, dy }: RowArc): void {
  const steps = Math.max(count - 1, 1);
  for (let seat = 0; seat < count; seat += 1) {
    xs[first + seat] = Math.round(x + (dx * seat) / steps);
    ys[first + seat] = Math.round(y + (dy * seat) / steps);
  }
}

function placeOnBend({ x: xs, y: ys }: Places, first: number, count: number, arc: RowArc): void {
  const { x, y, dx, dy, rise } = arc;
  const halfAngle = 2 * Math.atan2(2 * rise, Math.hypot(dx, dy));
  const turn = (2 * halfAngle) / Math.max(count - 1, 1);
  const sine = Math.sin(turn);
  const cosine = Math.cos(turn);
  // From the centre of the circle, in lengths of the chord, along it and across; each seat is the one before, turned a little.
  const toChord = 1 / (2 * Math.tan(halfAngle));
  let along = -0.5;
  let across = toChord;
  for (let seat = first; seat < first + count; seat += 1) {
    xs[seat] = Math.round(x + dx * (along + 0.5) - dy * (across - toChord));
    ys[seat] = Math.round(y + dy * (along + 0.5) + dx * (across - toChord));
    const next = along * cosine + across * sine;
    across = across * cosine - along * sine;
    along = next;
  }
}

/** Writes the places of `count` seats on the arc, in whole centimetres, from the index `first` on. */
export function placeOnArc(places: Places, first: number, count: number, arc: RowArc): void {
  const place = arc.rise === 0 ? placeOnLine : placeOnBend;
  place(places, first, count, arc);
}

export const toArc = ([x = 0, y = 0, dx = 0, dy = 0, rise = 0]: readonly number[]): RowArc => ({
  x,
  y,
  dx,
  dy,
  rise,
});
