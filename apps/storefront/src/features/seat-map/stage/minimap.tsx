import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { minimapSize, minimapView } from '../engine/minimap-size.ts';
import type { Scene } from '../engine/scene.ts';
import { boxOfView, toPlan, toScreen } from '../engine/view.ts';
import styles from './map-stage.module.css';
import type { Viewer } from './viewer.ts';

export interface MinimapProps {
  readonly canvas: HTMLCanvasElement;
  readonly scene: Scene;
  readonly viewer: Viewer;
}

/** The whole hall with a frame around what is seen of it; a press leads there. Hidden while all is seen. */
export function Minimap({ canvas, scene, viewer }: MinimapProps) {
  const t = useTexts();
  const host = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const size = minimapSize(scene.box);
  const view = minimapView(scene.box);
  useEffect(() => host.current?.prepend(canvas), [canvas]);
  useEffect(
    () =>
      viewer.subscribe((sight) => {
        if (!host.current || !frame.current) return;
        const { left, top, right, bottom } = boxOfView(sight.view, sight.size);
        const from = toScreen(minimapView(scene.box), minimapSize(scene.box), { x: left, y: top });
        const to = toScreen(minimapView(scene.box), minimapSize(scene.box), { x: right, y: bottom });
        host.current.hidden = sight.view.scale < sight.limits.leastScale * 1.05;
        frame.current.style.transform = `translate(${from.x}px, ${from.y}px)`;
        frame.current.style.width = `${to.x - from.x}px`;
        frame.current.style.height = `${to.y - from.y}px`;
      }),
    [viewer, scene],
  );
  return (
    <button
      ref={host}
      type="button"
      hidden
      className={styles.minimap}
      style={size}
      aria-label={t('forms:minimap')}
      // Those who listen have the keys and the list; a place in a picture says nothing to them.
      tabIndex={-1}
      onClick={({ clientX, clientY, currentTarget }) => {
        const { left, top } = currentTarget.getBoundingClientRect();
        viewer.centre(toPlan(view, size, { x: clientX - left, y: clientY - top }));
      }}
    >
      <span ref={frame} />
    </button>
  );
}
