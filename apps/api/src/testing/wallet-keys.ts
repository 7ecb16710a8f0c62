import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import forge from 'node-forge';

export interface TestCertificate {
  readonly certificate: string;
  readonly key: string;
}

interface CertificateOptions {
  readonly attributes: readonly { readonly name?: string; readonly type?: string; readonly value: string }[];
  /** Itself when left out. */
  readonly issuer?: TestCertificate;
  readonly isAuthority?: boolean;
  readonly until?: Date;
  readonly host?: string;
}

/** A certificate of our own making, for tests of those that Apple issues. */
export function makeCertificate(options: CertificateOptions): TestCertificate {
  const { attributes, issuer, isAuthority = false, until = new Date('2036-01-01T00:00:00Z'), host } = options;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = String(privateKey.export({ type: 'pkcs1', format: 'pem' }));
  const made = forge.pki.createCertificate();
  made.publicKey = forge.pki.publicKeyFromPem(String(publicKey.export({ type: 'spki', format: 'pem' })));
  made.serialNumber = '01';
  made.validity.notBefore = new Date('2020-01-01T00:00:00Z');
  made.validity.notAfter = until;
  made.setSubject([...attributes]);
  made.setIssuer(
    issuer ? forge.pki.certificateFromPem(issuer.certificate).subject.attributes : [...attributes],
  );
  made.setExtensions([
    { name: 'basicConstraints', cA: isAuthority },
    ...(host ? [{ name: 'subjectAltName', altNames: [{ type: 7, ip: host }] }] : []),
  ]);
  made.sign(forge.pki.privateKeyFromPem(issuer?.key ?? key), forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(made), key };
}

export const testPassType = 'pass.test.parterre.tickets';

export interface TestAuthority extends TestCertificate {
  /** Of a pass type. */
  readonly pass: TestCertificate;
}

/** An authority, and what it has issued for passes. */
export function makePassAuthority(): TestAuthority {
  const authority = makeCertificate({
    attributes: [{ name: 'commonName', value: 'Test authority of passes' }],
    isAuthority: true,
  });
  const pass = makeCertificate({
    attributes: [
      { type: '0.9.2342.19200300.100.1.1', value: testPassType },
      { name: 'commonName', value: `Pass Type ID: ${testPassType}` },
      { name: 'organizationalUnitName', value: 'TEAM123456' },
    ],
    issuer: authority,
  });
  return { ...authority, pass };
}

export interface TestServiceAccount {
  readonly publicKey: KeyObject;
  /** As Google gives it out. */
  readonly file: string;
}

export function makeServiceAccount(tokenUri = 'https://oauth2.example/token'): TestServiceAccount {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = JSON.stringify({
    type: 'service_account',
    client_email: 'wallet@parterre.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: tokenUri,
  });
  return { publicKey: createPublicKey(privateKey), file };
}
