import { expect, it } from 'vitest';
import { type Wallet, walletsForDevice } from './wallets.ts';

const both: readonly Wallet[] = ['apple', 'google'];

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15', both, ['apple']],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15', ['google'], []],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0', both, ['google']],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0', ['apple'], []],
  // iPads say so, too.
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', both, both],
  ['Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/150.0', both, both],
  ['', [], []],
] as const)(
  'a phone is offered its own wallet, another machine all of them: %s',
  (userAgent, offered, shown) => {
    expect(walletsForDevice(offered, userAgent)).toEqual(shown);
  },
);
