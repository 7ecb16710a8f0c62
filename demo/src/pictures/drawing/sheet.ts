import { fill, group, type Mark } from './svg.ts';

const shadow = '#0b0410';

/** Steps of a shadow that grows softer away from its sheet: how far it falls, and how dark. */
const softSteps = [
  [1.5, 0.07],
  [0.9, 0.1],
  [0.4, 0.14],
] as const;
const hardSteps = [[0.9, 0.24]] as const;
/** A shadow so short that nobody sees it soften. */
const hardBelow = 6;

/** The shadow of a shape that lies `height` above what is below: the same shape, moved down and to the right. */
export const drawShadow = (d: string, height: number): Mark[] =>
  (height < hardBelow ? hardSteps : softSteps).map(([share, opacity]) =>
    group([fill(d, shadow, opacity)], { x: height * share * 0.6, y: height * share }),
  );

/** A sheet of paper with its shadow. */
export const sheet = (d: string, colour: string, height: number): Mark =>
  [...drawShadow(d, height), fill(d, colour)].join('');
