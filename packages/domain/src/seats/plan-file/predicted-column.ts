import { integerReader, writeIntegers } from './integer-text.ts';

/** `steady`: as the row before. `linear`: changing as it did from the row before that. */
export type Trend = 'steady' | 'linear';

// A leap from one section to the next says nothing of the row after it.
const leap = 200;

/** Foretells what stands at each place of a row, so that only the difference is written, which is mostly zero. */
function makePrediction(trend: Trend) {
  const last: number[] = [];
  const change: number[] = [];
  return {
    at: (place: number): number => (last[place] ?? 0) + (change[place] ?? 0),
    learn(place: number, value: number): void {
      const step = value - (last[place] ?? value);
      change[place] = trend === 'linear' && Math.abs(step) < leap ? step : 0;
      last[place] = value;
    },
  };
}

export function columnWriter(trend: Trend) {
  const prediction = makePrediction(trend);
  const differences: number[] = [];
  return {
    write(place: number, value: number): void {
      differences.push(value - prediction.at(place));
      prediction.learn(place, value);
    },
    text: (): string => writeIntegers(differences),
  };
}

/** Gives the values of a column in the order they were written. */
export function columnReader(text: string, trend: Trend): (place: number) => number {
  const prediction = makePrediction(trend);
  const next = integerReader(text);
  return (place) => {
    const value = prediction.at(place) + next();
    prediction.learn(place, value);
    return value;
  };
}
