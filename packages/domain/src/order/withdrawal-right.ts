/** The European Union, the rest of the European Economic Area, and the United Kingdom, which kept the rule. */
const countriesWithRight: ReadonlySet<string> = new Set(
  'at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se is li no gb'.split(' '),
);

/**
 * Whether a seller's law lets consumers withdraw from what they buy online within 14 days. Tickets for a fixed date
 * are excepted from it, and there the buyer must be told so before paying (Directive 2011/83/EU, articles 6 and 16).
 */
export const hasWithdrawalRight = (sellerCountry: string | undefined): boolean =>
  sellerCountry !== undefined && countriesWithRight.has(sellerCountry);
