import type { KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReadPass, readPass } from '@parterre/api/testing/read-pass';
import { makePassAuthority, makeServiceAccount } from '@parterre/api/testing/wallet-keys';

export interface WalletKeys {
  /** By which a server signs with them. */
  readonly env: Readonly<Record<string, string>>;
  /** A pass as a phone reads it that trusts who has issued the certificate. */
  readonly readPass: (pkpass: Buffer) => ReadPass;
  /** By which Google knows what the house has signed. */
  readonly googleKey: KeyObject;
  readonly remove: () => Promise<void>;
}

/** Keys of our own making, in files, as a house has those of Apple and Google. Google's own address leads nowhere. */
export async function makeWalletKeys(): Promise<WalletKeys> {
  const folder = await mkdtemp(join(tmpdir(), 'parterre-wallets-'));
  const file = (name: string) => join(folder, name);
  const authority = makePassAuthority();
  const account = makeServiceAccount('http://127.0.0.1:9/token');
  await writeFile(file('pass.pem'), authority.pass.certificate);
  await writeFile(file('pass.key'), authority.pass.key);
  await writeFile(file('issuer.pem'), authority.certificate);
  await writeFile(file('google.json'), account.file);
  return {
    env: {
      APPLE_PASS_CERTIFICATE: file('pass.pem'),
      APPLE_PASS_KEY: file('pass.key'),
      APPLE_PASS_ISSUER: file('issuer.pem'),
      GOOGLE_WALLET_ISSUER_ID: '3388000000012345678',
      GOOGLE_WALLET_KEY: file('google.json'),
    },
    readPass: (pkpass) => readPass(pkpass, authority.certificate),
    googleKey: account.publicKey,
    remove: () => rm(folder, { recursive: true }),
  };
}
