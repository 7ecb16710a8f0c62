import { randomUUID } from 'node:crypto';
import { envelope, envelopeAddress } from '@parterre/domain/error-reporting/envelope';
import { envelopeRoutes } from '@parterre/domain/error-reporting/envelope-routes';
import { errorEvent, reportedFrames } from '@parterre/domain/error-reporting/error-event';
import { isDroppedError } from '@parterre/domain/error-reporting/is-dropped-error';
import { releaseLabel } from '@parterre/domain/error-reporting/release-label';
import { findModule } from './find-module.ts';

export interface ErrorReporter {
  /** Tells the reporting service, if there is one. Whether it listens changes nothing here. */
  report(error: unknown, tags?: Readonly<Record<string, string>>): void;
  /** Waits for what is being sent. */
  close(): Promise<void>;
}

export interface ReporterSettings {
  readonly dsn: string | undefined;
  readonly routes: Readonly<Record<string, string>>;
  /** Which of our programs this is. */
  readonly program: string;
  readonly loadedAtMs?: number;
}

const timeoutMs = 5000;
/** A fault that repeats by the thousand is told as often as helps. */
const maxPerMinute = 30;

const silent: ErrorReporter = { report: () => undefined, close: async () => undefined };

/** The same envelopes that pages send, from Node. Requests and their bodies stay here: they hold what visitors typed. */
export function makeErrorReporter(settings: ReporterSettings): ErrorReporter {
  const { dsn, routes, program, loadedAtMs = Date.now() } = settings;
  if (!dsn) return silent;
  const sending = new Set<Promise<unknown>>();
  let [minute, sentInMinute] = [0, 0];

  const mayReport = () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, sentInMinute] = [now, 0];
    sentInMinute += 1;
    return sentInMinute <= maxPerMinute;
  };

  return {
    report: (error, tags = {}) => {
      const context = {
        eventId: randomUUID().replaceAll('-', ''),
        nowMs: Date.now(),
        platform: 'node' as const,
        release: releaseLabel(loadedAtMs),
        mechanism: 'hook',
        findModule,
      };
      const event = { ...errorEvent(error, context), tags: { program, ...tags } };
      if (isDroppedError(event.exception.values[0]?.value) || !mayReport()) return;
      for (const target of envelopeRoutes(reportedFrames(event), { main: dsn, routes })) {
        const sent = post(envelopeAddress(target), envelope(event, target, new Date()));
        sending.add(sent);
        void sent.finally(() => sending.delete(sent));
      }
    },
    close: async () => void (await Promise.all(sending)),
  };
}

async function post(address: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/x-sentry-envelope' };
  const signal = AbortSignal.timeout(timeoutMs);
  // A service that does not answer has nobody to be reported to.
  await fetch(address, { method: 'POST', headers, body, signal }).catch(() => undefined);
}
