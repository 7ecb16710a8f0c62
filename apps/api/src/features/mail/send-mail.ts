import type { MailTransport } from './mail-transport.ts';
import type { Mail } from './mail-view.ts';

export type SendOutcome =
  | { readonly kind: 'sent' }
  /** Nobody took it yet: send it again, under the same Message-ID. */
  | { readonly kind: 'later'; readonly reason: string }
  /** It will never be taken: the address does not exist, or does not want it. */
  | { readonly kind: 'refused'; readonly reason: string };

export async function sendMail(transport: MailTransport, mail: Mail): Promise<SendOutcome> {
  try {
    await transport.carry(mail);
    return { kind: 'sent' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: isFinal(error) ? 'refused' : 'later', reason };
  }
}

/** RFC 5321 §4.2.1: 5yz is final. Whether we may log in at all is no matter of this mail. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 && code === 'EENVELOPE';
}
