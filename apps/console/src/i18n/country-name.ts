/** As a language calls it. */
export const countryName = (country: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
