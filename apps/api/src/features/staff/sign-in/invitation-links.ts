import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const signatureBytes = 16;

const sign = (secret: string, id: Buffer) =>
  createHmac('sha256', secret).update('staff invitation ').update(id).digest().subarray(0, signatureBytes);

/** 128 bits that nobody can guess, beside the id that they belong to: nothing in the database opens anything. */
export function writeInvitationToken(secret: string, invitationId: string): string {
  const id = Buffer.from(invitationId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(secret, id)]).toString('base64url');
}

/** The id of the invitation; undefined when the token was not written here. */
export function readInvitationToken(secret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes) return undefined;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), sign(secret, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** After the `#`, which browsers send to nobody: no log has it, and programs that look at links do not use it up. */
export const invitationLink = (origin: string, token: string): string => `${origin}/invitation#${token}`;
