import type { Random } from '../../drawing/seeded-random.ts';
import type { Daylight } from '../daylight.ts';
import type { Foreground } from '../foreground.ts';

/** A house told in a few words; everything else is drawn from them. */
export interface Facade {
  readonly bays: number;
  readonly storeys: number;
  readonly roof: 'pediment' | 'dome' | 'mansard' | 'gable' | 'sawtooth' | 'curl';
  readonly entrance: 'columns' | 'arcade' | 'canopy' | 'gate';
  readonly windows: 'arched' | 'square' | 'round';
  readonly before: Foreground;
  readonly extras?: readonly ('chimney' | 'clock' | 'trees' | 'flags' | 'bunting')[];
}

export const bay = 104;
export const foot = 760;

/** A house as it is being drawn. */
export interface House {
  readonly facade: Facade;
  readonly light: Daylight;
  readonly random: Random;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly storey: number;
}

export function createHouse(facade: Facade, light: Daylight, random: Random): House {
  const half = (facade.bays * bay) / 2;
  const storey = facade.storeys > 2 ? 118 : 140;
  return {
    facade,
    light,
    random,
    left: 800 - half,
    right: 800 + half,
    top: foot - facade.storeys * storey - 20,
    storey,
  };
}
