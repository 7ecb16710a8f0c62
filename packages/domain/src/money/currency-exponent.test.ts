import { describe, expect, it } from 'vitest';
import { currencyExponent } from './currency-exponent.ts';

// The active codes of ISO 4217 list one, by their minor unit.
const iso4217 = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP
    CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES
    KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK
    NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB
    TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD YER ZAR ZMW`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

describe('the exponent of a currency', () => {
  it.each(Object.entries(iso4217))('is %s for these codes of ISO 4217', (exponent, codes) => {
    for (const code of codes.split(/\s+/))
      expect([code, currencyExponent(code)]).toEqual([code, Number(exponent)]);
  });

  it('is not what Intl says, which is why the table exists', () => {
    const decimals = (currency: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
    expect([decimals('HUF'), currencyExponent('HUF')]).toEqual([0, 2]);
    expect([decimals('IQD'), currencyExponent('IQD')]).toEqual([0, 3]);
  });
});
