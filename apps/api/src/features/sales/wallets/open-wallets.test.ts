import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { makePassAuthority, makeServiceAccount, testPassType } from '../../../testing/wallet-keys.ts';
import { offeredWallets, openWallets } from './open-wallets.ts';

const [authority, other] = [makePassAuthority(), makePassAuthority()];
const account = makeServiceAccount();
const now = new Date('2026-12-01T12:00:00Z');
let folder = '';
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parterre-wallets-'));
  const files = {
    'pass.pem': authority.pass.certificate,
    'pass.key': authority.pass.key,
    'issuer.pem': authority.certificate,
    'other.key': other.pass.key,
    'other.pem': other.certificate,
    'google.json': account.file,
    'half.json': '{"client_email":"wallet@parterre.example"}',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(file(name), content);
});
afterAll(() => rm(folder, { recursive: true }));

const open = (env: Readonly<Record<string, string>>, at = now) => {
  const files = Object.entries(env).map(([name, value]) => [
    name,
    name.endsWith('_ID') ? value : file(value),
  ]);
  return openWallets(readConfig(Object.fromEntries(files)).wallets, at);
};
const apple = {
  APPLE_PASS_CERTIFICATE: 'pass.pem',
  APPLE_PASS_KEY: 'pass.key',
  APPLE_PASS_ISSUER: 'issuer.pem',
};
const google = { GOOGLE_WALLET_ISSUER_ID: '3388000000012345678', GOOGLE_WALLET_KEY: 'google.json' };

it('wallets are opened with the keys that the settings name, until the certificate ends', async () => {
  expect(offeredWallets(await open({}), now)).toEqual([]);
  const wallets = await open({ ...apple, ...google });
  expect(wallets.apple).toMatchObject({ passType: testPassType, teamId: 'TEAM123456' });
  expect(offeredWallets(wallets, now)).toEqual(['apple', 'google']);
  expect(offeredWallets(wallets, new Date('2036-01-01T00:00:00Z'))).toEqual(['google']);
});

it.each([
  [{ ...apple, APPLE_PASS_KEY: 'other.key' }, /APPLE_PASS_KEY: is not the key of APPLE_PASS_CERTIFICATE/],
  [{ ...apple, APPLE_PASS_KEY: 'pass.pem' }, /APPLE_PASS_KEY: .*pass\.pem is no private key in PEM/],
  [{ ...apple, APPLE_PASS_ISSUER: 'other.pem' }, /APPLE_PASS_ISSUER: has not issued APPLE_PASS_CERTIFICATE/],
  [{ ...apple, APPLE_PASS_CERTIFICATE: 'issuer.pem' }, /APPLE_PASS_CERTIFICATE: is not of a pass type/],
  [{ ...apple, APPLE_PASS_CERTIFICATE: 'none.pem' }, /APPLE_PASS_CERTIFICATE: .*cannot be read \(ENOENT\)/],
  [{ ...google, GOOGLE_WALLET_KEY: 'half.json' }, /GOOGLE_WALLET_KEY: .*half\.json is not the key file/],
] as const)(
  'a key that is wrong is told at the start, by the name of its setting: %o',
  async (env, message) => {
    await expect(open(env)).rejects.toThrow(message);
  },
);

it('a certificate that has ended is told at the start', async () => {
  await expect(open(apple, new Date('2040-01-01T00:00:00Z'))).rejects.toThrow(
    /APPLE_PASS_CERTIFICATE: has ended on 2036/,
  );
});

it('half of the settings of a wallet are refused', () => {
  expect(() => readConfig({ APPLE_PASS_KEY: 'pass.key' })).toThrow(
    /APPLE_PASS_CERTIFICATE: is required.*\n.*APPLE_PASS_ISSUER: is required/,
  );
  expect(() => readConfig({ GOOGLE_WALLET_ISSUER_ID: 'no number' })).toThrow(/GOOGLE_WALLET_ISSUER_ID/);
});
