const steps = [1, 2, 5];

/** The longest distance of the series 1, 2, 5, 10, 20 … that is no longer than this one. */
export function roundDistance(km: number): number {
  const power = 10 ** Math.floor(Math.log10(km));
  const step = steps.findLast((candidate) => candidate * power <= km * (1 + 1e-9)) ?? 1;
  return step * power;
}

/** In metres below one kilometre: `350 m`, `1.4 km`. */
export function writeDistance(km: number, language: string): string {
  const [value, unit] = km < 1 ? [km * 1000, 'meter'] : [km, 'kilometer'];
  const maximumSignificantDigits = km < 10 ? 2 : 3;
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumSignificantDigits }).format(value);
}
