import { formatMoney } from '@parterre/domain/money/format-money';
import type { PlanName } from '@parterre/domain/seats/plan/plan';
import { useEffect } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { afterSeats } from '../data/after-seats.ts';
import type { Hall } from '../data/hall.ts';
import { nameIn } from '../data/seat-words.ts';
import type { MapColours } from '../drawing/map-colours.ts';
import type { Engine } from './use-engine.ts';
import { pixelRatioOf } from './use-picture.ts';

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
      const pixelRatio = pixelRatioOf(engine.map);
      const labels = await hallLabels(scene, { nameOf, noteOf, colours, pixelRatio });
      if (isWanted && labels) engine.send({ kind: 'labels', labels });
    };
    const callOff = afterSeats(() => void write());
    return () => {
      isWanted = false;
      callOff();
    };
  }, [engine, scene, colours, zones, t, language]);
}
