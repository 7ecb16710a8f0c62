import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link in a mail does. The token of one does not do for the other. */
export type ReminderLink = 'confirm' | 'cancel';

export interface ReminderToken {
  readonly reminderId: string;
  /** Null for a link that is good for ever. */
  readonly expiresAt: Date | null;
}

export interface ReminderLinks {
  readonly write: (link: ReminderLink, token: ReminderToken) => string;
  /** Undefined when it was not written here, or for another link. */
  readonly read: (link: ReminderLink, text: string) => ReminderToken | undefined;
}

const idBytes = 16;
/** With the second after which it does nothing; 0 for never. */
const contentBytes = idBytes + 4;
const signatureBytes = 16;

/** Signed, since whoever has one acts for the address; what it says is no secret. */
export function makeReminderLinks(secret: string): ReminderLinks {
  const sign = (link: ReminderLink, content: Buffer) =>
    createHmac('sha256', secret)
      .update(`${link} reminder `)
      .update(content)
      .digest()
      .subarray(0, signatureBytes);
  return {
    write: (link, token) => {
      const content = writeContent(token);
      return Buffer.concat([content, sign(link, content)]).toString('base64url');
    },
    read: (link, text) => {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length !== contentBytes + signatureBytes) return undefined;
      const content = bytes.subarray(0, contentBytes);
      return timingSafeEqual(bytes.subarray(contentBytes), sign(link, content))
        ? readContent(content)
        : undefined;
    },
  };
}

function writeContent({ reminderId, expiresAt }: ReminderToken): Buffer {
  const content = Buffer.alloc(contentBytes);
  content.write(reminderId.replaceAll('-', ''), 'hex');
  content.writeUInt32BE(expiresAt ? Math.floor(expiresAt.getTime() / 1000) : 0, idBytes);
  return content;
}

function readContent(content: Buffer): ReminderToken {
  const seconds = content.readUInt32BE(idBytes);
  const reminderId = content
    .toString('hex', 0, idBytes)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { reminderId, expiresAt: seconds === 0 ? null : new Date(seconds * 1000) };
}
