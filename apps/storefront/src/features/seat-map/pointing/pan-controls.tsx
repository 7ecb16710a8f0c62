import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Viewer } from '../stage/viewer.ts';
import styles from './pan-controls.module.css';

const share = 0.4;
const ways = [
  { name: 'Up', x: 0, y: -share },
  { name: 'Left', x: -share, y: 0 },
  { name: 'Right', x: share, y: 0 },
  { name: 'Down', x: 0, y: share },
] as const;

/** For who cannot drag: at each edge, the way on. Hidden while all is seen. */
export function PanControls({ viewer }: { readonly viewer: Viewer }) {
  const t = useTexts();
  const host = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      viewer.subscribe(({ view, limits }) => {
        if (host.current) host.current.hidden = view.scale <= limits.leastScale;
      }),
    [viewer],
  );
  return (
    <div ref={host} hidden>
      {ways.map(({ name, ...by }) => (
        <button
          key={name}
          type="button"
          className={styles.way}
          data-way={name}
          aria-label={t(`forms:pan${name}`)}
          onClick={() => viewer.stepMove(by)}
        >
          <Icon name="forward" size={18} />
        </button>
      ))}
    </div>
  );
}
