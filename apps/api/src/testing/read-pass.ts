import { createHash, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';

export interface ReadPass {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly json: Readonly<Record<string, unknown>>;
  /** Whether all of it is what was signed, by a certificate that the authority has issued. */
  readonly isSigned: boolean;
}

/** A pass as a phone reads it: every file as the manifest says, and the manifest signed. */
export function readPass(pkpass: Buffer, authority: string): ReadPass {
  const files = unpack(pkpass);
  const manifest = files.get('manifest.json') ?? Buffer.alloc(0);
  const digests: Record<string, string> = JSON.parse(manifest.toString());
  const isWhole = [...files]
    .filter(([name]) => name !== 'manifest.json' && name !== 'signature')
    .every(([name, content]) => digests[name] === createHash('sha1').update(content).digest('hex'));
  const signature = files.get('signature') ?? Buffer.alloc(0);
  return {
    files,
    json: JSON.parse(files.get('pass.json')?.toString() ?? '{}'),
    isSigned: isWhole && isSignatureOf(signature, manifest, authority),
  };
}

/** Its files are stored as they are: https://pkwareweb.com/documents/casestudies/APPNOTE.TXT */
function unpack(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let place = 0; zip.readUInt32LE(place) === 0x04034b50; ) {
    const size = zip.readUInt32LE(place + 18);
    const nameEnd = place + 30 + zip.readUInt16LE(place + 26);
    const start = nameEnd + zip.readUInt16LE(place + 28);
    files.set(zip.toString('utf8', place + 30, nameEnd), zip.subarray(start, start + size));
    place = start + size;
  }
  return files;
}

/** What PKCS #7 has of it, beyond what the types of the library know. */
interface SignedData {
  readonly certificates: readonly forge.pki.Certificate[];
  readonly rawCapture: {
    readonly signature: string;
    readonly authenticatedAttributes: forge.asn1.Asn1[];
  };
}

/** PKCS #7, detached: the signed attributes have the digest of the content, and the signature is over them. */
function isSignatureOf(signature: Buffer, content: Buffer, authority: string): boolean {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(signature.toString('binary')));
  const { certificates, rawCapture } = message as unknown as SignedData;
  const issuer = new X509Certificate(authority);
  const signer = certificates
    .map((one) => new X509Certificate(forge.pki.certificateToPem(one)))
    .find((one) => one.checkIssued(issuer) && one.subject !== issuer.subject);
  const { Class, Type } = forge.asn1;
  const attributes = forge.asn1.create(Class.UNIVERSAL, Type.SET, true, rawCapture.authenticatedAttributes);
  const signed = Buffer.from(forge.asn1.toDer(attributes).getBytes(), 'binary');
  const digest = createHash('sha1').update(content).digest();
  return (
    signer?.verify(issuer.publicKey) === true &&
    signed.includes(digest) &&
    verify('sha1', signed, signer.publicKey, Buffer.from(rawCapture.signature, 'binary'))
  );
}
