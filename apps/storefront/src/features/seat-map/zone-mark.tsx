import { shapeOutline, zoneShape } from './renderer/seat-looks.ts';

/** A seat of the zone as the map draws it, in its shape and colour. */
export const ZoneMark = ({ look }: { readonly look: number }) => (
  <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
    <polygon
      points={shapeOutline(zoneShape(look), 7)
        .map((point) => point.map((value) => value.toFixed(1)).join())
        .join(' ')}
      fill={`var(--zone-${look + 1})`}
      stroke="currentColor"
      strokeOpacity="0.25"
    />
  </svg>
);
