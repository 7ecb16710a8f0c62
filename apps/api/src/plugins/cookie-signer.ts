import { Signer, type UnsignResult } from '@fastify/cookie';

/** Signs cookies, and need not reckon again for those it has just seen: visitors come several times in a row. */
export interface CookieSigner {
  sign(value: string): string;
  unsign(signed: string): UnsignResult;
}

const mostCookies = 10_000;

export function makeCookieSigner(secret: string): CookieSigner {
  const signer = new Signer(secret);
  const good = new Map<string, string>();
  const keep = (signed: string, value: string) => {
    good.set(signed, value);
    const oldest = good.keys().next().value;
    if (good.size > mostCookies && oldest !== undefined) good.delete(oldest);
  };
  return {
    sign: (value) => {
      const signed = signer.sign(value);
      keep(signed, value);
      return signed;
    },
    unsign: (signed) => {
      const known = good.get(signed);
      if (known !== undefined) return { valid: true, renew: false, value: known };
      const result = signer.unsign(signed);
      if (result.valid) keep(signed, result.value);
      return result;
    },
  };
}
