import type { Text } from '../text.ts';

/** What the texts of a site say of the house behind it. */
export interface Site {
  readonly brand: string;
  readonly domain: string;
  readonly email: string;
  readonly phone: string;
  readonly hours: Text;
  readonly address: Text;
  /** Whether companies may order by invoice. */
  readonly takesInvoices: boolean;
  readonly seller: {
    readonly name: Text;
    readonly country: string;
    readonly address: Text;
    readonly taxNumber: string;
    readonly registrationNumber: string;
    /** Contained in every price. */
    readonly vatPercent: number;
    readonly bank: Text;
  };
}
