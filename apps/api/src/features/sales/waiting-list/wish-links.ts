import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the link to a wish holds. It is the only key to it: whoever has it acts for the address that it was mailed to. */
export interface WishLinks {
  readonly write: (wishId: string) => string;
  /** Undefined when it was not written here. */
  readonly read: (token: string) => string | undefined;
}

const idBytes = 16;
const signatureBytes = 16;

export function makeWishLinks(secret: string): WishLinks {
  const sign = (id: Buffer) =>
    createHmac('sha256', secret).update('wish ').update(id).digest().subarray(0, signatureBytes);
  return {
    write: (wishId) => {
      const id = Buffer.from(wishId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, sign(id)]).toString('base64url');
    },
    read: (token) => {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== idBytes + signatureBytes) return undefined;
      const id = bytes.subarray(0, idBytes);
      if (!timingSafeEqual(bytes.subarray(idBytes), sign(id))) return undefined;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
