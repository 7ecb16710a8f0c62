import { Suspense, useId, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { type Hall, seatState } from '../data/hall.ts';
import { describeSeat } from '../data/seat-texts.ts';
import type { MapColours } from '../renderer/map-colours.ts';
import type { ActiveSeat, MapActions } from './map-actions.ts';
import styles from './map-viewport.module.css';
import { useLabels } from './use-labels.ts';
import { useMapCanvas } from './use-map-canvas.ts';
import type { PlanScreen } from './use-plan-screen.ts';
import { usePointerInput } from './use-pointer-input.ts';
import type { Renderer } from './use-renderer.ts';
import { useSeatKeys } from './use-seat-keys.ts';
import type { Viewport } from './viewport.ts';
import { ZoomControls } from './zoom-controls.tsx';

const SeatCard = lazyPart(async () => (await import('./seat-card.tsx')).SeatCard);
const PanControls = lazyPart(async () => (await import('./pan-controls.tsx')).PanControls);
const SeatFinder = lazyPart(async () => (await import('./seat-finder.tsx')).SeatFinder);

export interface MapState {
  /** Null until the plan is loaded. */
  readonly hall: Hall | null;
  readonly renderer: Renderer | null;
  readonly viewport: Viewport;
  readonly activeSeat: ActiveSeat | null;
  /** Ids of the zones to show; empty for all. */
  readonly filter: ReadonlySet<string>;
}

export interface MapViewportProps {
  readonly state: MapState;
  readonly screen: PlanScreen;
  /** Whether a seat is looked for by its name. */
  readonly isFinding: boolean;
  readonly onFinding: (isFinding: boolean) => void;
  readonly actions: MapActions;
}

/** The drawn map with its controls: one tab stop, a listbox whose only option is the active seat. */
export function MapViewport({ state, screen, isFinding, onFinding, actions }: MapViewportProps) {
  const { hall, renderer, viewport, activeSeat, filter } = state;
  const { isFullscreen, isPhone, isPreview } = screen;
  const t = useTexts();
  const hintId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const [colours, setColours] = useState<MapColours | null>(null);
  const openFinder = (): void => onFinding(true);
  const keys = useSeatKeys(hall, viewport, { ...actions, onFind: openFinder });
  const closeFinder = (): void => {
    onFinding(false);
    surface.current?.focus();
  };
  /** The card makes way for the next seat. */
  const pressFromCard = (): void => {
    if (activeSeat) actions.onPress(activeSeat.seat);
    actions.onActiveSeat(null);
    surface.current?.focus({ preventScroll: true });
  };
  useMapCanvas(surface, { renderer, viewport, onColours: setColours });
  useLabels(renderer, hall, colours);
  const onOpen = isPreview ? screen.toggle : undefined;
  usePointerInput(surface, viewport, hall && { hall, filter, isFullscreen, onOpen, actions });
  return (
    <div className={styles.viewport}>
      <div
        ref={surface}
        className={styles.surface}
        role="listbox"
        aria-multiselectable="true"
        aria-label={t('forms:seatMap')}
        aria-describedby={hintId}
        aria-activedescendant={hall ? seatOptionId(keys.seat) : undefined}
        aria-busy={!hall}
        tabIndex={0}
        onKeyDown={keys.onKey}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && keys.onFocus()}
        // The card for touch has a button of its own, which takes the focus.
        onBlur={() => activeSeat?.input === 'keyboard' && actions.onActiveSeat(null)}
      >
        {hall && <ActiveSeatOption hall={hall} seat={keys.seat} />}
      </div>
      {!isPhone && <ZoomControls viewport={viewport} fullscreen={screen} onFind={openFinder} />}
      {!isPhone && renderer && hall && (
        <Suspense>
          <PanControls canvas={renderer.minimap} scene={hall.scene} viewport={viewport} />
        </Suspense>
      )}
      {hall && activeSeat && (
        <Suspense>
          <SeatCard hall={hall} activeSeat={activeSeat} viewport={viewport} onPress={pressFromCard} />
        </Suspense>
      )}
      {hall && isFinding && (
        <Suspense>
          <SeatFinder
            hall={hall}
            onFound={(seat) => {
              closeFinder();
              keys.moveTo(seat, matchMedia('(pointer: coarse)').matches ? 'touch' : 'keyboard');
            }}
            onClose={closeFinder}
          />
        </Suspense>
      )}
      <p id={hintId} className={styles.keysHint}>
        {t('forms:seatMapKeys')}
      </p>
    </div>
  );
}

const seatOptionId = (seat: number): string => `seat-${seat}`;

/** The seat that the keyboard is at, as an element for screen readers. */
function ActiveSeatOption({ hall, seat }: { readonly hall: Hall; readonly seat: number }) {
  const texts = { t: useTexts(), language: useLanguage() };
  const state = seatState(hall, seat);
  return (
    <div
      // Screen readers announce a new element, not a changed text.
      key={seat}
      id={seatOptionId(seat)}
      role="option"
      tabIndex={-1}
      aria-selected={state === 'mine' || state === 'pending'}
      aria-disabled={state === 'taken'}
      className={styles.activeSeat}
    >
      {describeSeat(texts, hall, seat)}
    </div>
  );
}
