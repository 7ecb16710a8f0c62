import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const signatureBytes = 16;

const sign = (secret: string, id: Buffer) =>
  createHmac('sha256', secret).update('door device ').update(id).digest().subarray(0, signatureBytes);

/** 128 bits that nobody can guess, beside the id of the device that they are for. */
export function writePairingToken(secret: string, deviceId: string): string {
  const id = Buffer.from(deviceId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(secret, id)]).toString('base64url');
}

/** The id of the device; undefined when the token was not written here. */
export function readPairingToken(secret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes) return undefined;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), sign(secret, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** After the `#`, which browsers send to nobody. */
export const pairingLink = (origin: string, token: string): string => `${origin}/door/#${token}`;
