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

/** Writes the places of `count` seats on the arc, in whole centimetres, from the index `first` on. */
export function placeOnArc(places: Places, first: number, count: number, arc: RowArc): void {
  const { x, y, dx, dy, rise } = arc;
  const chord = Math.hypot(dx, dy);
  const halfAngle = 2 * Math.atan2(2 * rise, chord);
  // In lengths of the chord, as all below.
  const radius = 1 / (2 * Math.sin(halfAngle));
  for (let seat = 0; seat < count; seat += 1) {
    const share = seat / Math.max(count - 1, 1);
    const angle = halfAngle * (2 * share - 1);
    const along = rise === 0 ? share : 0.5 + radius * Math.sin(angle);
    const off = rise === 0 ? 0 : radius * (Math.cos(angle) - Math.cos(halfAngle));
    places.x[first + seat] = Math.round(x + dx * along - dy * off);
    places.y[first + seat] = Math.round(y + dy * along + dx * off);
  }
}

export const arcOf = ([x = 0, y = 0, dx = 0, dy = 0, rise = 0]: readonly number[]): RowArc => ({
  x,
  y,
  dx,
  dy,
  rise,
});
