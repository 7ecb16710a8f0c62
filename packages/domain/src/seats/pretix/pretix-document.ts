/** In the units of the document, from the corner of what holds it; y grows downwards. */
export type PretixPosition = { x: number; y: number };

export type PretixCategory = {
  /** Extension: what prices and ticket ids speak of; the name when it is left out. Letters, digits, `.`, `_` and `-`. */
  id?: string;
  name: string;
  color?: string;
};

export type PretixSeat = {
  seat_guid: string;
  seat_number: string;
  /** The name of a category. */
  category: string;
  /** From the row. Extension: may be left out where the row has a curve. */
  position?: PretixPosition;
  // Extensions. Where it is not said, a gap is a distance to the next seat of more than 1.6 times the usual one, and an
  // aisle is beside a gap and at the ends of a row.
  accessible?: boolean;
  companion?: boolean;
  restricted_view?: boolean;
  aisle?: boolean;
  gap_after?: boolean;
};

export type PretixRow = {
  row_number: string;
  /** From the zone. */
  position?: PretixPosition;
  seats: PretixSeat[];
  /**
   * Extension: seats without a position stand evenly on the arc from `start` to `end` (both from the row), whose middle
   * rises above the straight line by `rise`: downwards when the row runs from left to right and `rise` is positive.
   */
  curve?: { start: PretixPosition; end: PretixPosition; rise: number };
  /** Extension: a table or a box that is sold as one. */
  sold_whole?: boolean;
};

export type PretixArea = {
  shape?: 'polygon' | 'rectangle' | 'ellipse' | 'circle' | 'text';
  /** From the zone. */
  position?: PretixPosition;
  /** Degrees clockwise around the position. */
  rotation?: number;
  color?: string;
  polygon?: { points: PretixPosition[] };
  rectangle?: { width: number; height: number };
  ellipse?: { radius: PretixPosition };
  circle?: { radius: number };
  text?: { text: string; position: PretixPosition };
  /** Extension: the text in other languages. */
  texts?: Record<string, string>;
  /** Extension: people stand here, as many as it holds, at the price of the category. */
  general_admission?: { category: string; capacity: number };
};

export type PretixZone = {
  name?: string;
  /** Extension: the name in other languages. */
  names?: Record<string, string>;
  position: PretixPosition;
  rows: PretixRow[];
  areas?: PretixArea[];
};

/**
 * The seating plan of pretix with our extensions (product §5). Other keys of pretix, such as `uuid`, may stand in it and
 * are passed over.
 */
export type PretixDocument = {
  name: string;
  categories: PretixCategory[];
  zones: PretixZone[];
  size?: { width: number; height: number };
  /** Extension: where everybody looks; the middle of the upper edge when it is left out. */
  focal_point?: PretixPosition;
  /** Extension: found from the usual distance of neighbours, 55 cm, when it is left out. */
  metres_per_unit?: number;
};
