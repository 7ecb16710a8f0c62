import { writePath } from './catalogue-fault.ts';

/** A string, a sign, or the end of a line; what lies between (numbers, true, blanks) does not matter for places. */
const token = /"(?:[^"\\]|\\.)*"|[[\]{},:]|\n/g;

interface Level {
  /** The key or index that is being read. */
  step: string | number;
  readonly isList: boolean;
  /** In an object, whether a key comes next. */
  awaitsKey: boolean;
}

/** The line on which each of the wanted paths stands in a valid JSON text. Paths are written as in {@link writePath}. */
export function locateJson(text: string, wanted: ReadonlySet<string>): Map<string, number> {
  const found = new Map<string, number>();
  const levels: Level[] = [];
  let line = 1;
  const note = () => {
    const path = writePath(levels.map(({ step }) => step));
    if (wanted.has(path) && !found.has(path)) found.set(path, line);
  };
  note();
  for (const [sign] of text.matchAll(token)) {
    const level = levels.at(-1);
    if (sign === '\n') line += 1;
    else if (sign === '[' || sign === '{') {
      levels.push({ step: sign === '[' ? 0 : '', isList: sign === '[', awaitsKey: sign === '{' });
      if (sign === '[') note();
    } else if (sign === ']' || sign === '}') levels.pop();
    else if (sign === ',' && level) {
      if (typeof level.step === 'number') level.step += 1;
      level.awaitsKey = !level.isList;
      if (level.isList) note();
    } else if (sign.startsWith('"') && level?.awaitsKey) {
      level.step = JSON.parse(sign);
      level.awaitsKey = false;
      note();
    }
  }
  return found;
}
