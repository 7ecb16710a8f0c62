import { envelope, envelopeAddress } from '@parterre/domain/error-reporting/envelope';
import { envelopeRoutes } from '@parterre/domain/error-reporting/envelope-routes';
import {
  errorEvent,
  framesOf,
  type ErrorEvent as ReportedError,
} from '@parterre/domain/error-reporting/error-event';
import { isDroppedError } from '@parterre/domain/error-reporting/is-dropped-error';
import { releaseLabel } from '@parterre/domain/error-reporting/release-label';
import { debugImages } from './debug-images.ts';
import { frameModules } from './frame-modules.ts';
import { visitFacts } from './visit-facts.ts';

export interface ReportSettings {
  readonly dsn: string;
  readonly routes: Readonly<Record<string, string>>;
  /** Asked anew for every report: the visitor may change their mind. */
  readonly tellsPersonalData: () => boolean;
}

/** More errors of one page say nothing new. */
const mostReports = 20;

/** Spec §1 and §8: errors of the page go to the reporting service, apart from those of the drop list. */
export function errorReports({ dsn, routes, tellsPersonalData }: ReportSettings): (noticed: Event) => void {
  const known = new Set<string>();
  const send = sender();

  const report = async (error: unknown, mechanism: string) => {
    const event = errorEvent(error, {
      ...{ eventId: crypto.randomUUID().replaceAll('-', ''), nowMs: Date.now(), platform: 'javascript' },
      ...{ release: releaseLabel(Math.round(performance.timeOrigin)), mechanism, moduleOf: frameModules() },
    });
    const [first] = event.exception.values;
    if (isDroppedError(first?.value) || known.size >= mostReports || !isNew(known, event)) return;
    const whole = { ...event, ...visitFacts(tellsPersonalData()), ...(await debugImages(framesOf(event))) };
    for (const target of envelopeRoutes(framesOf(event), { main: dsn, routes }))
      void send(envelopeAddress(target), envelope(whole, target, new Date()));
  };

  return (noticed) => {
    if (noticed instanceof ErrorEvent) void report(noticed.error ?? noticed.message, 'onerror');
    else if (noticed instanceof PromiseRejectionEvent) void report(noticed.reason, 'onunhandledrejection');
  };
}

/** The same error at the same place is told once. */
function isNew(known: Set<string>, event: ReportedError): boolean {
  const key = JSON.stringify(event.exception.values);
  const isFirst = !known.has(key);
  known.add(key);
  return isFirst;
}

/** Sends until it is told to wait; what comes meanwhile is not sent. */
function sender(): (address: string, body: string) => Promise<void> {
  let notBefore = 0;
  return async (address, body) => {
    if (Date.now() < notBefore) return;
    const answer = await fetch(address, {
      ...{ method: 'POST', body, credentials: 'omit', referrerPolicy: 'strict-origin' },
      keepalive: body.length < 60_000,
    }).catch(() => undefined); // blocked or offline: there is nobody to tell
    if (answer?.status === 429)
      notBefore = Date.now() + 1000 * Number(answer.headers.get('retry-after') ?? 60);
  };
}
