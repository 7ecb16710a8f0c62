import { envelope, envelopeAddress } from '@parterre/domain/error-reporting/envelope';
import { envelopeRoutes } from '@parterre/domain/error-reporting/envelope-routes';
import {
  errorEvent,
  type ErrorEvent as ReportedError,
  reportedFrames,
} from '@parterre/domain/error-reporting/error-event';
import { isDroppedError } from '@parterre/domain/error-reporting/is-dropped-error';
import { releaseLabel } from '@parterre/domain/error-reporting/release-label';
import { withoutTokens } from '@parterre/domain/error-reporting/scrub';
import { debugImages } from './debug-images.ts';
import { frameModules } from './frame-modules.ts';
import { visitContext } from './visit-context.ts';

export interface ReportSettings {
  readonly dsn: string;
  readonly routes: Readonly<Record<string, string>>;
  /** Checked for every report: the visitor may change their mind. */
  readonly mayIncludePersonalData: () => boolean;
}

/** More errors of one page say nothing new. */
const maxReports = 20;

/** Spec §1 and §8: errors of the page go to the reporting service, apart from those of the drop list. */
export function errorReports({
  dsn,
  routes,
  mayIncludePersonalData,
}: ReportSettings): (event: Event) => void {
  const reported = new Set<string>();
  const send = createSender();

  const report = async (error: unknown, mechanism: string) => {
    const event = errorEvent(error, {
      eventId: crypto.randomUUID().replaceAll('-', ''),
      nowMs: Date.now(),
      platform: 'javascript',
      release: releaseLabel(Math.round(performance.timeOrigin)),
      mechanism,
      findModule: frameModules(),
    });
    const [first] = event.exception.values;
    if (isDroppedError(first?.value) || reported.size >= maxReports || !isNew(reported, event)) return;
    const whole = {
      ...event,
      ...visitContext(mayIncludePersonalData()),
      ...(await debugImages(reportedFrames(event))),
    };
    for (const target of envelopeRoutes(reportedFrames(event), { main: dsn, routes }))
      void send(envelopeAddress(target), withoutTokens(envelope(whole, target, new Date()), location.href));
  };

  return (event) => {
    if (event instanceof ErrorEvent) void report(event.error ?? event.message, 'onerror');
    else if (event instanceof PromiseRejectionEvent) void report(event.reason, 'onunhandledrejection');
  };
}

/** The same error at the same place is reported once. */
function isNew(reported: Set<string>, event: ReportedError): boolean {
  const key = JSON.stringify(event.exception.values);
  const isFirst = !reported.has(key);
  reported.add(key);
  return isFirst;
}

/** Sends reports; what comes while the service is rate limiting is dropped. */
function createSender(): (address: string, body: string) => Promise<void> {
  let notBefore = 0;
  return async (address, body) => {
    if (Date.now() < notBefore) return;
    const data = await fetch(address, {
      method: 'POST',
      body,
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      keepalive: body.length < 60_000,
    }).catch(() => undefined); // blocked or offline: nothing can be reported
    if (data?.status === 429) notBefore = Date.now() + 1000 * Number(data.headers.get('retry-after') ?? 60);
  };
}
