import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail-view.ts';

/** What can carry a mail away. */
export interface MailTransport {
  /** Throws when it could not. */
  carry(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly from: string;
}

/** By SMTP, or into a folder when no server is named. */
export const openMailTransport = ({ smtpUrl, from }: MailSettings, folder: string): MailTransport =>
  smtpUrl ? smtpTransport(smtpUrl, from) : folderTransport(folder, from);

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, pool: true, ...timeouts });
  return {
    carry: async (mail) => void (await transport.sendMail(wireMail(mail, from))),
    close: () => transport.close(),
  };
}

/** A file for each mail, named after its Message-ID: a repeat is the same file. */
function folderTransport(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    carry: async (mail) => {
      const { message } = await transport.sendMail(wireMail(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${mail.messageId.slice(1, -1).replace(/@.*$/, '')}.eml`);
      await writeFile(`${path}.unfinished`, message, { mode: 0o600 });
      await rename(`${path}.unfinished`, path);
    },
    close: () => transport.close(),
  };
}

const wireMail = ({ attachments, ...mail }: Mail, from: string) => ({
  ...mail,
  from,
  attachments: [...attachments],
  // RFC 3834: nobody's absence notice should answer.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

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
