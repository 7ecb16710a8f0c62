import type { Range } from '../../ui/range-slider.tsx';

export interface PriceScale {
  readonly bounds: Range;
  readonly step: number;
}

const targetSteps = 40;
const roundFactors = [1, 2, 5, 10] as const;

/** 1, 2 or 5 with zeros behind it. */
function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  return power * (roundFactors.find((factor) => factor * power >= wanted) ?? 10);
}

/** A scale in round steps that holds all prices from the lowest to the highest. */
export function priceScale(lowest: number, highest: number): PriceScale {
  const step = Math.max(1, roundStep((highest - lowest || 1) / targetSteps));
  return { step, bounds: [Math.floor(lowest / step) * step, Math.ceil(highest / step) * step] };
}
