import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Wallet } from '@parterre/domain/wallets/wallets';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import { StartFault } from '../../../start-fault.ts';

/** What passes are signed with, all in PEM, and what Apple knows their seller by. */
export interface AppleWallet {
  readonly certificate: string;
  readonly key: string;
  readonly issuer: string;
  readonly passType: string;
  readonly teamId: string;
  readonly validUntil: Date;
}

export interface GoogleWallet {
  readonly issuerId: string;
  readonly email: string;
  readonly key: KeyObject;
  /** Where a token for Google's API is had. */
  readonly tokenUrl: string;
}

/** Those that the seller has set up. */
export interface Wallets {
  readonly apple?: AppleWallet | undefined;
  readonly google?: GoogleWallet | undefined;
}

/** A certificate that has ended signs nothing that a phone would take. */
export const offeredWallets = ({ apple, google }: Wallets, now: Date): Wallet[] => [
  ...(apple && apple.validUntil > now ? (['apple'] as const) : []),
  ...(google ? (['google'] as const) : []),
];

/** Whatever is wrong with the keys is told at the start, all of it together, and not to the first visitor who presses a button. */
export async function openWallets(config: Config['wallets'], now: Date): Promise<Wallets> {
  const faults: string[] = [];
  const apple = config.apple && (await openApple(config.apple, now, faults));
  const google = config.google && (await openGoogle(config.google, faults));
  if (faults.length > 0)
    throw new StartFault(
      `The keys of wallets are not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  return { apple, google };
}

async function openApple(
  { certificateFile, keyFile, passphrase, issuerFile }: NonNullable<Config['wallets']['apple']>,
  now: Date,
  faults: string[],
): Promise<AppleWallet | undefined> {
  const certificate = await parseFile('APPLE_PASS_CERTIFICATE', certificateFile, faults, {
    parse: (text) => new X509Certificate(text),
    what: 'no certificate in PEM',
  });
  const issuer = await parseFile('APPLE_PASS_ISSUER', issuerFile, faults, {
    parse: (text) => new X509Certificate(text),
    what: 'no certificate in PEM',
  });
  const key = await parseFile('APPLE_PASS_KEY', keyFile, faults, {
    parse: (text) => createPrivateKey({ key: text, passphrase: passphrase ?? '' }),
    what: 'no private key in PEM, or APPLE_PASS_KEY_PASSPHRASE is not its passphrase',
  });
  if (!certificate || !issuer || !key) return undefined;
  const subject = new Map(
    certificate.subject
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const [passType, teamId] = [subject.get('UID'), subject.get('OU')];
  const validUntil = certificate.validToDate;
  if (!passType || !teamId)
    faults.push('APPLE_PASS_CERTIFICATE: is not of a pass type: it names no pass type (UID) and team (OU)');
  if (validUntil <= now) faults.push(`APPLE_PASS_CERTIFICATE: has ended on ${validUntil.toISOString()}`);
  if (key.asymmetricKeyType !== 'rsa' || !certificate.checkPrivateKey(key))
    faults.push('APPLE_PASS_KEY: is not the key of APPLE_PASS_CERTIFICATE');
  if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
    faults.push('APPLE_PASS_ISSUER: has not issued APPLE_PASS_CERTIFICATE');
  if (!passType || !teamId) return undefined;
  return {
    certificate: certificate.toString(),
    key: String(key.export({ type: 'pkcs1', format: 'pem' })),
    issuer: issuer.toString(),
    passType,
    teamId,
    validUntil,
  };
}

const serviceAccount = z.object({ client_email: z.email(), private_key: z.string(), token_uri: z.url() });

async function openGoogle(
  { issuerId, keyFile }: NonNullable<Config['wallets']['google']>,
  faults: string[],
): Promise<GoogleWallet | undefined> {
  const account = await parseFile('GOOGLE_WALLET_KEY', keyFile, faults, {
    parse: (text) => {
      const { client_email, private_key, token_uri } = serviceAccount.parse(JSON.parse(text));
      return { email: client_email, key: createPrivateKey(private_key), tokenUrl: token_uri };
    },
    what: 'not the key file of a service account',
  });
  if (account && account.key.asymmetricKeyType !== 'rsa') faults.push('GOOGLE_WALLET_KEY: has no RSA key');
  return account && { issuerId, ...account };
}

/** Undefined, and a fault that names the setting, when it is not what it should be. What the parser says may quote a key. */
async function parseFile<Parsed>(
  name: string,
  file: string,
  faults: string[],
  { parse, what }: { readonly parse: (text: string) => Parsed; readonly what: string },
): Promise<Parsed | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    faults.push(`${name}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    return undefined;
  }
  try {
    return parse(text);
  } catch {
    faults.push(`${name}: ${file} is ${what}`);
    return undefined;
  }
}
