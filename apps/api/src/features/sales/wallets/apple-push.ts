import { once } from 'node:events';
import { type ClientHttp2Session, connect, type SecureClientSessionOptions } from 'node:http2';
import type { AppleWallet } from './open-wallets.ts';

/** What became of a push: `gone` when the device has the pass no more. */
export type PushOutcome = 'told' | 'gone' | 'failed';

export interface PushService {
  readonly url: string;
  /** Who must have signed its certificate; those that Node trusts when left out. */
  readonly ca?: SecureClientSessionOptions['ca'];
}

export const applePushService: PushService = { url: 'https://api.push.apple.com' };

const timeoutMs = 10_000;

/**
 * Tells devices that a pass of theirs has changed; they then ask what it is. All over one connection, for which the certificate of the passes is the
 * key: https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns
 */
export async function pushToDevices(
  { url, ca }: PushService,
  { certificate, key, passType }: AppleWallet,
  tokens: readonly string[],
): Promise<PushOutcome[]> {
  const session = connect(url, { cert: certificate, key, ...(ca && { ca }) });
  // Each request hears of it, too.
  session.on('error', () => undefined);
  session.setTimeout(timeoutMs, () => session.destroy());
  try {
    return await Promise.all(tokens.map((token) => push(session, passType, token)));
  } finally {
    session.close();
  }
}

async function push(session: ClientHttp2Session, passType: string, token: string): Promise<PushOutcome> {
  try {
    const request = session.request({
      ':method': 'POST',
      ':path': `/3/device/${token}`,
      'apns-topic': passType,
      'apns-push-type': 'background',
      'apns-priority': '5',
    });
    request.setTimeout(timeoutMs, () => request.close());
    request.end('{}');
    const [headers] = await once(request, 'response');
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    return readOutcome(headers[':status'], body);
  } catch {
    return 'failed';
  }
}

function readOutcome(status: unknown, body: string): PushOutcome {
  if (status === 200) return 'told';
  return status === 410 || (status === 400 && body.includes('BadDeviceToken')) ? 'gone' : 'failed';
}
