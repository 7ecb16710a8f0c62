/** A number that was typed, between two bounds; what is none is the least. */
export function readNumber(text: string, min: number, max: number): number {
  const number = Number(text.trim().replace(',', '.').replace('−', '-'));
  return Number.isFinite(number) && text.trim() !== '' ? Math.min(max, Math.max(min, number)) : min;
}

/** Labels that were typed with commas or spaces between them. */
export const readLabels = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[\s,;]+/).filter(Boolean));
