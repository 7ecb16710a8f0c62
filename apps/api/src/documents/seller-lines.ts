/** Who the contract is with; what a seller does not have is left out. */
export interface SellerView {
  readonly name: string;
  readonly address?: string | undefined;
  readonly taxNumber?: string | undefined;
  readonly registrationNumber?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** The numbers a seller is registered under have a name in each language. */
export interface SellerTexts {
  readonly taxNumber: (number: string) => string;
  readonly registrationNumber: (number: string) => string;
}

/** Who the seller is, line by line. */
export const sellerLines = (seller: SellerView, t: SellerTexts): string[] =>
  [
    seller.name,
    seller.address,
    seller.taxNumber && t.taxNumber(seller.taxNumber),
    seller.registrationNumber && t.registrationNumber(seller.registrationNumber),
    [seller.email, seller.phone].filter(Boolean).join(' · '),
  ]
    .filter((text) => text !== undefined)
    .filter(Boolean);
