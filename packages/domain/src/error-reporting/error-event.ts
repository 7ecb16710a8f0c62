import { type CodePlace, parseStack } from './parse-stack.ts';
import { scrubText } from './scrub.ts';

export interface ReportedFrame extends CodePlace {
  readonly in_app: boolean;
  /** Whose code it is; it decides where the report goes, and is sent along. */
  readonly module?: string;
}

export interface ExceptionValue {
  readonly type: string;
  readonly value: string;
  readonly stacktrace?: { readonly frames: readonly ReportedFrame[] };
  readonly mechanism: { readonly type: string; readonly handled: boolean };
}

/** An event as the reporting service reads it, as far as we fill it in. */
export interface ErrorEvent {
  readonly event_id: string;
  readonly timestamp: number;
  readonly platform: 'javascript' | 'node';
  readonly level: 'error';
  readonly release: string;
  readonly exception: { readonly values: readonly ExceptionValue[] };
  readonly [more: string]: unknown;
}

export interface ErrorContext {
  readonly eventId: string;
  readonly nowMs: number;
  readonly platform: ErrorEvent['platform'];
  readonly release: string;
  /** How it was noticed: `onerror`, `onunhandledrejection`, `hook`. */
  readonly mechanism: string;
  /** Whose code a file is; undefined for code of nobody we know. */
  readonly findModule: (filename: string) => string | undefined;
}

const maxCauses = 5;

/** The error and what caused it, the first cause first, as the service expects them. */
export function errorEvent(error: unknown, context: ErrorContext): ErrorEvent {
  const { eventId, nowMs, platform, release } = context;
  return {
    event_id: eventId,
    timestamp: nowMs / 1000,
    level: 'error',
    platform,
    release,
    exception: { values: causeChain(error).map((cause) => exceptionValue(cause, context)) },
  };
}

function causeChain(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause !== undefined && causes.length < maxCauses; ) {
    causes.unshift(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return causes.length > 0 ? causes : [undefined];
}

function exceptionValue(error: unknown, { mechanism, findModule }: ErrorContext): ExceptionValue {
  const noticed = { mechanism: { type: mechanism, handled: mechanism === 'hook' } };
  if (!(error instanceof Error)) return { type: 'Error', value: describe(error), ...noticed };
  const frames = parseStack(error.stack ?? '').map((place): ReportedFrame => {
    const module = findModule(place.filename);
    return {
      ...place,
      filename: scrubText(place.filename),
      in_app: module !== undefined,
      ...(module && { module }),
    };
  });
  return {
    type: error.name,
    value: scrubText(error.message),
    ...(frames.length > 0 && { stacktrace: { frames } }),
    ...noticed,
  };
}

/** Anything can be thrown. */
function describe(thrown: unknown): string {
  try {
    return scrubText(typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? String(thrown)));
  } catch {
    // It holds itself.
    return Object.prototype.toString.call(thrown);
  }
}

export const reportedFrames = ({ exception }: ErrorEvent): readonly ReportedFrame[] =>
  exception.values.flatMap(({ stacktrace }) => stacktrace?.frames ?? []);
