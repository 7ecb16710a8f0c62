import { StartFault } from '../../start-fault.ts';

const causes: readonly { readonly sign: RegExp; readonly says: string }[] = [
  {
    sign: /no space left|ENOSPC/i,
    says: 'The disk is full, so the database cannot start. Free some space and start again; nothing was lost.',
  },
  {
    sign: /permission denied|EACCES|could not access|could not change directory/i,
    says:
      'PostgreSQL does not run as root, and the account it runs under may not enter this folder. ' +
      'Move the checkout (or DATA_DIR) out of a private folder such as /root, run as an ordinary user, or set DATABASE_URL.',
  },
  {
    sign: /incompatible with server|initialized by PostgreSQL version/i,
    says:
      'The data folder was made by another major version of PostgreSQL. ' +
      'Set DATA_DIR to a new folder, or DATABASE_URL to a server of the old version.',
  },
];

/** One sentence that says what to do, whatever PostgreSQL printed. */
export function explainFault(cause: unknown, log: string): StartFault {
  const text = `${cause instanceof Error ? cause.message : String(cause)}\n${log}`;
  const known = causes.find(({ sign }) => sign.test(text));
  const lastFatal = text.split('\n').findLast((line) => /FATAL|PANIC|error/i.test(line));
  const unknown = `The embedded database could not start: ${lastFatal ?? text.trim()}. Mend that, or set DATABASE_URL to another server.`;
  return new StartFault(known?.says ?? unknown, { cause });
}
