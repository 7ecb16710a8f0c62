/**
 * ISO 4217: how many decimals a currency's minor unit stands for. Two unless listed here.
 * Not asked of `Intl`: it follows what is usual in shops (no decimals for HUF, IDR, IQD…), not what banks are paid in.
 */
const exponents: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);

export const currencyExponent = (currency: string): number => exponents.get(currency) ?? 2;
