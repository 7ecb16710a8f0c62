import { formatMoney } from '@parterre/domain/money/format-money';
import { useEffect } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import type { Hall } from '../data/hall.ts';
import { nameIn } from '../data/seat-words.ts';
import type { ZoneView } from '../data/zone-view.ts';
import type { MapColours } from '../drawing/map-colours.ts';
import { labelTexts } from './label-texts.ts';
import type { Engine } from './use-engine.ts';
import { pixelRatioOf } from './use-picture.ts';
import { writeLabels } from './write-labels.ts';

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
    const noteOf = (prices: readonly ZoneView[]) => {
      const [cheapest] = prices.toSorted((a, b) => a.price.amountMinor - b.price.amountMinor);
      const amount = cheapest && formatMoney(cheapest.price, language);
      return amount && prices.length > 1 ? t('priceFrom', { amount }) : amount;
    };
    const texts = labelTexts(
      scene,
      (named) => nameIn(language, named),
      (indexes) => noteOf(indexes.flatMap((index) => zones[index] ?? [])),
    );
    const written = writeLabels(texts, colours, pixelRatioOf());
    if (!written) return;
    let isWanted = true;
    const { canvas, labels } = written;
    createImageBitmap(canvas).then((picture) => {
      if (isWanted) engine.send({ kind: 'labels', labels: { picture, labels } });
    });
    return () => {
      isWanted = false;
    };
  }, [engine, scene, colours, zones, t, language]);
}
