import { Suspense, useId, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import type { Spot } from '../card/spot.ts';
import { ZoomControls } from '../controls/zoom-controls.tsx';
import type { Hall } from '../data/hall.ts';
import type { MapColours } from '../drawing/map-colours.ts';
import type { Fullscreen } from '../fullscreen/use-fullscreen.ts';
import styles from './map-stage.module.css';
import { Minimap } from './minimap.tsx';
import { cursorId, SeatCursor } from './seat-cursor.tsx';
import type { StageActions } from './stage-actions.ts';
import type { Engine } from './use-engine.ts';
import { useLabels } from './use-labels.ts';
import { usePicture } from './use-picture.ts';
import { usePointing } from './use-pointing.ts';
import { useSeatKeys } from './use-seat-keys.ts';
import type { Viewer } from './viewer.ts';

const SpotCard = lazyPart(async () => (await import('../card/spot-card.tsx')).SpotCard);
const PanControls = lazyPart(async () => (await import('../pointing/pan-controls.tsx')).PanControls);
const SeatFinder = lazyPart(async () => (await import('../find/seat-finder.tsx')).SeatFinder);

export interface MapStageProps {
  /** Null until the plan is there. */
  readonly hall: Hall | null;
  readonly engine: Engine | null;
  readonly viewer: Viewer;
  readonly spot: Spot | null;
  readonly fullscreen: Fullscreen;
  readonly actions: StageActions;
}

/** The hall as a picture, with all that can be done to it. */
export function MapStage({ hall, engine, viewer, spot, fullscreen, actions }: MapStageProps) {
  const t = useTexts();
  const hintId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const [colours, setColours] = useState<MapColours | null>(null);
  const [isFinding, setFinding] = useState(false);
  const keys = useSeatKeys(hall, viewer, { ...actions, onFind: () => setFinding(true) });
  const leaveFinder = (): void => {
    setFinding(false);
    surface.current?.focus();
  };
  usePicture(surface, { engine, viewer, onColours: setColours });
  useLabels(engine, hall, colours);
  usePointing(surface, viewer, hall && { hall, isAlone: fullscreen.isFullscreen, actions });
  return (
    <div className={styles.stage}>
      <div
        ref={surface}
        className={styles.surface}
        role="listbox"
        aria-multiselectable="true"
        aria-label={t('forms:seatMap')}
        aria-describedby={hintId}
        aria-activedescendant={hall ? cursorId(keys.seat) : undefined}
        aria-busy={!hall}
        tabIndex={0}
        onKeyDown={keys.onKey}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && keys.onFocus()}
        // The card of a finger has a button of its own, which takes the focus.
        onBlur={() => spot?.by === 'keyboard' && actions.onSpot(null)}
      >
        {hall && <SeatCursor hall={hall} seat={keys.seat} />}
      </div>
      <ZoomControls viewer={viewer} fullscreen={fullscreen} onFind={() => setFinding(true)} />
      {engine && hall && <Minimap canvas={engine.minimap} scene={hall.scene} viewer={viewer} />}
      {hall && (
        <Suspense>
          <PanControls viewer={viewer} />
        </Suspense>
      )}
      {hall && spot && (
        <Suspense>
          <SpotCard hall={hall} spot={spot} viewer={viewer} onPress={() => actions.onPress(spot.seat)} />
        </Suspense>
      )}
      {hall && isFinding && (
        <Suspense>
          <SeatFinder
            hall={hall}
            onFound={(seat) => {
              leaveFinder();
              keys.goTo(seat, matchMedia('(pointer: coarse)').matches ? 'touch' : 'keyboard');
            }}
            onClose={leaveFinder}
          />
        </Suspense>
      )}
      <p id={hintId} className={styles.keys}>
        {t('forms:seatMapKeys')}
      </p>
    </div>
  );
}
