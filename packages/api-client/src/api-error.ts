export interface FailedCall {
  /** What the answer held: its JSON, or its text when it was none; null without an answer. */
  data: unknown;
  /** Null without an answer. */
  status: number | null;
  url: string;
  method: string;
}

/** A call that failed for good. Spec §8: its message is a JSON text of the answer's data, its status and the address. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly data: unknown;
  readonly status: number | null;
  readonly url: string;
  readonly method: string;

  constructor({ data, status, url, method }: FailedCall, cause: unknown) {
    super(JSON.stringify({ data, status, url }), { cause });
    this.data = data;
    this.status = status;
    this.url = url;
    this.method = method;
  }
}
