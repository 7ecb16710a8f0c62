import type { ErrorEvent } from './error-event.ts';

const client = 'parterre/1.0';

/** `https://KEY@HOST/PATH/PROJECT` */
const dsnForm = /^(https?:\/\/)([^:@/]+)(?::[^@/]*)?@([^/]+)(\/.*)?\/([^/]+)$/;

export const isDsn = (text: string): boolean => dsnForm.test(text);

/** Where the envelopes of a project go, with the key that lets them in. */
export function envelopeAddress(dsn: string): string {
  const [, protocol, key = '', host, path = '', project] = dsnForm.exec(dsn) ?? [];
  if (protocol === undefined) throw new Error('This is not the address of a reporting project.');
  const query = `sentry_version=7&sentry_key=${encodeURIComponent(key)}&sentry_client=${encodeURIComponent(client)}`;
  return `${protocol}${host}${path}/api/${project}/envelope/?${query}`;
}

/** Three lines: what is sent and when, what follows, and the event itself. */
export const envelope = (event: ErrorEvent, dsn: string, sentAt: Date): string =>
  [{ event_id: event.event_id, sent_at: sentAt.toISOString(), dsn }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
