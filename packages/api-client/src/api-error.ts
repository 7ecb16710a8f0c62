export interface FailedCall {
  /** What the answer held: its JSON, or its text when it was none; null without an answer. */
  data: unknown;
  /** Null without an answer. */
  status: number | null;
  url: string;
  method: string;
  /** When the server wants to be asked again, as it said it. */
  retryAfter?: string | null;
}

/** A call that failed for good. Spec §8: its message is a JSON text of the answer's data, its status and the address. */
export class ApiError extends Error implements FailedCall {
  override readonly name = 'ApiError';
  declare readonly data: unknown;
  declare readonly status: number | null;
  declare readonly url: string;
  declare readonly method: string;
  declare readonly retryAfter?: string | null;

  constructor(call: FailedCall, cause?: unknown) {
    const { data, status, url } = call;
    super(JSON.stringify({ data, status, url }), { cause });
    Object.assign(this, call);
  }
}
