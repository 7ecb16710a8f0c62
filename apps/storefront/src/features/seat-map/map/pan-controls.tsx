import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Minimap, type MinimapProps } from './minimap.tsx';
import styles from './pan-controls.module.css';

const share = 0.4;
const directions = [
  { name: 'Up', x: 0, y: -share },
  { name: 'Left', x: -share, y: 0 },
  { name: 'Right', x: share, y: 0 },
  { name: 'Down', x: 0, y: share },
] as const;

/** The minimap, and a button at each edge of the map, for visitors who cannot drag. Hidden while the whole hall is visible. */
export function PanControls(props: MinimapProps) {
  const { viewport } = props;
  const t = useTexts();
  const host = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      viewport.subscribe(({ view, limits }) => {
        if (host.current) host.current.hidden = view.scale <= limits.minScale;
      }),
    [viewport],
  );
  return (
    <>
      <Minimap {...props} />
      <div ref={host} hidden>
        {directions.map(({ name, ...by }) => (
          <button
            key={name}
            type="button"
            className={styles.panButton}
            data-direction={name}
            aria-label={t(`forms:pan${name}`)}
            onClick={() => viewport.panStep(by)}
          >
            <Icon name="forward" size={18} />
          </button>
        ))}
      </div>
    </>
  );
}
