import { createHmac } from 'node:crypto';

/** By the convention of Standard Webhooks: what a receiver of any make can verify. */
export interface Message {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

interface SecretVersions {
  readonly webhookId: string;
  readonly version: number;
  readonly rotatedAt: Date | null;
}

const secretPrefix = 'whsec_';
/** Long enough to change it on the other side without losing a message. */
const overlapMs = 24 * 3_600_000;

const secretBytes = (houseSecret: string, webhookId: string, version: number): Buffer =>
  createHmac('sha256', houseSecret).update(`webhook ${webhookId} ${version}`).digest();

/** Shown once to whoever makes or changes it, and stored nowhere. */
export const webhookSecret = (houseSecret: string, webhookId: string, version: number): string =>
  secretPrefix + secretBytes(houseSecret, webhookId, version).toString('base64');

const seconds = (at: Date): string => String(Math.floor(at.getTime() / 1000));

const sign = (secret: Buffer, { id, at, body }: Message): string =>
  `v1,${createHmac('sha256', secret)
    .update(`${id}.${seconds(at)}.${body}`)
    .digest('base64')}`;

/** The headers of a message; signed with the secret before as well, for as long as both count. */
export function signedHeaders(
  houseSecret: string,
  { webhookId, version, rotatedAt }: SecretVersions,
  message: Message,
): Readonly<Record<string, string>> {
  const isOverlap = rotatedAt !== null && message.at.getTime() - rotatedAt.getTime() < overlapMs;
  const versions = isOverlap ? [version, version - 1] : [version];
  return {
    'webhook-id': message.id,
    'webhook-timestamp': seconds(message.at),
    'webhook-signature': versions
      .map((one) => sign(secretBytes(houseSecret, webhookId, one), message))
      .join(' '),
  };
}
