import { useEffect } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import type { Hall } from '../data/hall.ts';
import type { MapColours } from '../renderer/map-colours.ts';
import { afterHallPaint } from './after-hall-paint.ts';
import { canvasPixelRatio } from './use-map-canvas.ts';
import type { Renderer } from './use-renderer.ts';

/** Sends the labels of sections, areas and the stage to the renderer, drawn in the page's fonts. */
export function useLabels(
  renderer: Renderer | null,
  hall: Pick<Hall, 'scene' | 'zones'> | null,
  colours: MapColours | null,
): void {
  const t = useTexts();
  const language = useLanguage();
  const { scene, zones } = hall ?? {};
  useEffect(() => {
    if (!renderer || !scene || !zones || !colours) return;
    let isCurrent = true;
    const sendLabels = async (): Promise<void> => {
      const { createLabels } = await import('./write-labels.ts');
      const pixelRatio = canvasPixelRatio(renderer.map);
      const labels = await createLabels({ scene, zones }, { t, language }, { colours, pixelRatio });
      if (isCurrent && labels) renderer.send({ kind: 'labels', labels });
    };
    const cancel = afterHallPaint(() => void sendLabels());
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [renderer, scene, colours, zones, t, language]);
}
