import { expect, it } from 'vitest';
import { makeCookieSigner } from './cookie-signer.ts';

it('what was signed is good, again and again and in another process; anything else is not', () => {
  const [signer, other, stranger] = ['a secret', 'a secret', 'another'].map(makeCookieSigner);
  const signed = signer?.sign('anna') ?? '';
  for (const good of [signer, signer, other, other])
    expect(good?.unsign(signed)).toEqual({ valid: true, renew: false, value: 'anna' });
  expect(stranger?.unsign(signed)).toMatchObject({ valid: false });
  expect(signer?.unsign(signed.replace('anna', 'boris'))).toMatchObject({ valid: false });
  expect(signer?.unsign('')).toMatchObject({ valid: false });
});
