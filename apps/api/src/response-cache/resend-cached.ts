import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RecordRequest, readRequestId, requestIdHeader } from '../plugins/request-log.ts';
import { type Answer, chooseEncoding, recompress, type SentForm } from './response.ts';
import type { AnswerCache } from './response-cache.ts';

/** Answers what it can; says whether it did. */
export type ResendCached = (request: IncomingMessage, response: ServerResponse) => boolean;

interface ResendCachedOptions {
  readonly cache: AnswerCache;
  readonly isStopping: () => boolean;
  readonly recordRequest: RecordRequest;
}

/**
 * A crowd asks for the same few addresses. An answer that already left in the form that is asked for leaves again as it
 * was, before any routing: nothing is parsed, and nothing of it is put together anew.
 */
export const makeResendCached =
  ({ cache, isStopping, recordRequest }: ResendCachedOptions): ResendCached =>
  (request, response) => {
    // Whoever is answered while it stops is told to connect elsewhere, which no kept form says.
    if (request.method !== 'GET' || isStopping()) return false;
    const begunAt = performance.now();
    const answer = cache.find(request.url ?? '');
    if (!answer) return false;
    const encoding = chooseEncoding(request.headers['accept-encoding'], answer);
    const form = answer.sent.get(encoding);
    if (!form) return false;
    const reqId = readRequestId(request);
    const status = send(request, response, { answer, form, reqId });
    recompress(answer, encoding);
    recordRequest({ reqId, method: 'GET', route: form.route, status, ms: performance.now() - begunAt });
    return true;
  };

interface Sending {
  readonly answer: Answer;
  readonly form: SentForm;
  readonly reqId: string;
}

function send(request: IncomingMessage, response: ServerResponse, { answer, form, reqId }: Sending): number {
  if (request.headers['if-none-match']?.includes(answer.etag)) {
    response.writeHead(304, [...form.headers, requestIdHeader, reqId]).end();
    return 304;
  }
  response
    .writeHead(200, [...form.headers, ...form.bodyHeaders, requestIdHeader, reqId])
    .end(form.body, 'latin1');
  return 200;
}
