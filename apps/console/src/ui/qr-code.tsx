import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Each dark square as a step of one path. */
function drawing(code: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(code, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1Z`] : [])),
  );
  return { size, path: squares.join('') };
}

/** Dark on light in either colours: readers at a door expect it so. */
export function QrCode({ code, label }: { readonly code: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawing(code), [code]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
