import { Signer, type UnsignResult } from '@fastify/cookie';

/** Signs cookies, and need not reckon again for those it has just seen: visitors come several times in a row. */
export interface CookieSigner {
  sign(value: string): string;
  unsign(signed: string): UnsignResult;
}

const maxCookies = 10_000;

export function makeCookieSigner(secret: string): CookieSigner {
  const signer = new Signer(secret);
  const good = new Map<string, string>();
  const keep = (signed: string, value: string) => {
    good.set(signed, value);
    const oldest = good.keys().next().value;
    if (good.size > maxCookies && oldest !== undefined) good.delete(oldest);
  };
  return {
    sign: (value) => {
      const signed = signer.sign(value);
      keep(signed, value);
      return signed;
    },
    unsign: (signed) => {
      const cached = good.get(signed);
      if (cached !== undefined) return { valid: true, renew: false, value: cached };
      const result = signer.unsign(signed);
      if (result.valid) keep(signed, result.value);
      return result;
    },
  };
}
