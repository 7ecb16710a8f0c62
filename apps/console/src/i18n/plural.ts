type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** The form of a text that a number takes in a language. */
export function plural(language: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => forms[rules.select(n)] ?? forms.other;
}
