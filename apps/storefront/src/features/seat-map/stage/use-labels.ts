import { formatMoney } from '@parterre/domain/money/format-money';
import type { PlanName } from '@parterre/domain/seats/plan/plan';
import { useEffect } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import type { Hall } from '../data/hall.ts';
import { nameIn } from '../data/seat-words.ts';
import type { MapColours } from '../drawing/map-colours.ts';
import type { Engine } from './use-engine.ts';
import { pixelRatioOf } from './use-picture.ts';

// Seats come first.
const afterSeatsMs = 60;

/** Names and prices on the map, in the page's own type. */
export function useLabels(
  engine: Engine | null,
  hall: Pick<Hall, 'scene' | 'zones'> | null,
  colours: MapColours | null,
): void {
  const t = useTexts();
  const language = useLanguage();
  const { scene, zones } = hall ?? {};
  useEffect(() => {
    if (!engine || !scene || !zones || !colours) return;
    let isWanted = true;
    const noteOf = (indexes: readonly number[]) => {
      const prices = indexes.flatMap((index) => zones[index] ?? []);
      const [cheapest] = prices.toSorted((a, b) => a.price.amountMinor - b.price.amountMinor);
      const amount = cheapest && formatMoney(cheapest.price, language);
      return amount && prices.length > 1 ? t('priceFrom', { amount }) : amount;
    };
    const write = async (): Promise<void> => {
      const { hallLabels } = await import('../labels/hall-labels.ts');
      const nameOf = (named: PlanName) => nameIn(language, named);
      const labels = await hallLabels(scene, { nameOf, noteOf, colours, pixelRatio: pixelRatioOf() });
      if (isWanted && labels) engine.send({ kind: 'labels', labels });
    };
    const timer = setTimeout(write, afterSeatsMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [engine, scene, colours, zones, t, language]);
}
