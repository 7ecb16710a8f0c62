export interface CurrencyTheme {
  readonly main_lang: string;
  readonly currencies: readonly { readonly code: string }[];
  /** The site's own currency, for a site that lists none. */
  readonly currency?: string | undefined;
  /** From a currency code to the languages that begin with it. */
  readonly language_currency?: Readonly<Record<string, readonly { readonly value: string }[]>> | undefined;
  readonly ui_config_show_currencies: boolean;
}

export interface CurrencyVisitor {
  readonly language: string;
  /** The cookie named `currency`, as it was sent. */
  readonly cookie?: string | undefined;
}

/** Spec §5, its three rules in order. Answers undefined only for a theme that names no currency at all. */
export function chooseCurrency(theme: CurrencyTheme, visitor: CurrencyVisitor): string | undefined {
  const available = theme.currencies.map(({ code }) => code);
  const ifAvailable = (code: string | undefined) => available.find((found) => found === code);
  const mapped =
    theme.ui_config_show_currencies && !visitor.cookie ? mappedCurrency(theme, visitor) : undefined;
  return mapped ?? ifAvailable(visitor.cookie) ?? ifAvailable('RUB') ?? available[0] ?? theme.currency;
}

/** The currency of the visitor's language, else of the main one. A currency that the site does not sell in is no answer. */
function mappedCurrency(theme: CurrencyTheme, visitor: CurrencyVisitor): string | undefined {
  const findCurrency = (language: string) =>
    theme.currencies.find(({ code }) =>
      theme.language_currency?.[code]?.some(({ value }) => value === language),
    );
  return (findCurrency(visitor.language) ?? findCurrency(theme.main_lang))?.code;
}
