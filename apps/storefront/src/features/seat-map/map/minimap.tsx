import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Scene } from '../renderer/scene.ts';
import { minimapSize, minimapView, toPlan, toScreen, visibleBox } from '../renderer/view.ts';
import styles from './map-viewport.module.css';
import type { Viewport } from './viewport.ts';

export interface MinimapProps {
  readonly canvas: HTMLCanvasElement;
  readonly scene: Scene;
  readonly viewport: Viewport;
}

/** The whole hall with a frame around the visible part; a press moves the map there. Hidden while the whole hall is visible. */
export function Minimap({ canvas, scene, viewport }: MinimapProps) {
  const t = useTexts();
  const host = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const size = minimapSize(scene.box);
  const view = minimapView(scene.box);
  useEffect(() => host.current?.prepend(canvas), [canvas]);
  useEffect(
    () =>
      viewport.subscribe((state) => {
        if (!host.current || !frame.current) return;
        const { left, top, right, bottom } = visibleBox(state.view, state.size);
        const from = toScreen(minimapView(scene.box), minimapSize(scene.box), { x: left, y: top });
        const to = toScreen(minimapView(scene.box), minimapSize(scene.box), { x: right, y: bottom });
        host.current.hidden = state.view.scale < state.limits.minScale * 1.05;
        frame.current.style.transform = `translate(${from.x}px, ${from.y}px)`;
        frame.current.style.width = `${to.x - from.x}px`;
        frame.current.style.height = `${to.y - from.y}px`;
      }),
    [viewport, scene],
  );
  return (
    <button
      ref={host}
      type="button"
      hidden
      className={styles.minimap}
      style={size}
      aria-label={t('forms:minimap')}
      // Without sight a point in a picture means nothing; the keys of the map and the list do the same.
      tabIndex={-1}
      onClick={({ clientX, clientY, currentTarget }) => {
        const { left, top } = currentTarget.getBoundingClientRect();
        viewport.centreOn(toPlan(view, size, { x: clientX - left, y: clientY - top }));
      }}
    >
      <span ref={frame} />
    </button>
  );
}
