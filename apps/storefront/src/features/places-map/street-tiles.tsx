import { useEffect, useRef, useState } from 'react';
import { importOptional } from '../../import-helper.ts';
import styles from './places-map.module.css';
import type { Frame, MapView } from './projection.ts';
import type { StreetMap } from './street-map.ts';
import type { StreetSource } from './street-source.ts';

export interface StreetTilesProps {
  readonly source: StreetSource;
  readonly view: MapView;
  readonly frame: Frame;
  readonly onFail: () => void;
}

/** Streets below the marks. What draws them is loaded when they are first shown. */
export function StreetTiles({ source, view, frame, onFail }: StreetTilesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<StreetMap>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is shown by the same map
  useEffect(() => {
    const element = box.current;
    let isLeft = false;
    let opened: StreetMap | undefined;
    const open = async () => {
      const { openStreetMap } = await importOptional(() => import('./street-map.ts'));
      if (isLeft || !element) return;
      opened = openStreetMap(element, { source, view, frame, onFail });
      setMap(opened);
    };
    open().catch(onFail);
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [source]);
  useEffect(() => map?.show(view, frame), [map, view, frame]);
  return <div ref={box} className={styles.tiles} aria-hidden="true" />;
}
