import { formatMoney } from '@parterre/domain/money/format-money';
import type { PlanName } from '@parterre/domain/seats/plan/plan';
import { useEffect } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import type { Hall } from '../data/hall.ts';
import { localizedName } from '../data/seat-texts.ts';
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
    const formatPrice = (indexes: readonly number[]) => {
      const prices = indexes.flatMap((index) => zones[index] ?? []);
      const [cheapest] = prices.toSorted((a, b) => a.price.amountMinor - b.price.amountMinor);
      const amount = cheapest && formatMoney(cheapest.price, language);
      return amount && prices.length > 1 ? t('priceFrom', { amount }) : amount;
    };
    const sendLabels = async (): Promise<void> => {
      const { createLabels } = await import('./write-labels.ts');
      const formatName = (named: PlanName) => localizedName(language, named);
      const pixelRatio = canvasPixelRatio(renderer.map);
      const labels = await createLabels(scene, { formatName, formatPrice, colours, pixelRatio });
      if (isCurrent && labels) renderer.send({ kind: 'labels', labels });
    };
    const cancel = afterHallPaint(() => void sendLabels());
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [renderer, scene, colours, zones, t, language]);
}
