import { errorStatus, invalidAddressStatus } from '@parterre/contracts/errors';
import { checkInput } from '@parterre/contracts/errors/check-input';
import type { FieldFault, Problem } from '@parterre/contracts/errors/problem';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { makeProblem } from '../problems/problem.ts';

/** Input that does not fit its schema, on its way to the error handler. */
export class RefusedInput extends Error {
  override readonly name = 'RefusedInput';
  readonly problem: Problem;
  readonly status: number;

  constructor(part: string | undefined, details: FieldFault[]) {
    const message = details.map((fault) => `${fault.field} ${fault.message}`).join('; ');
    super(message);
    this.problem = makeProblem('invalid_request', message, { details });
    this.status = part === 'body' ? errorStatus.invalid_request : invalidAddressStatus;
  }
}

/** Requests are held to the zod schemas of the contracts; answers are not, since tests hold them to theirs. */
export function addValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (input) => {
    const checked = checkInput(schema, input);
    return checked.kind === 'valid'
      ? { value: checked.value }
      : { error: new RefusedInput(httpPart, checked.details) };
  });
  app.setSerializerCompiler(() => JSON.stringify);
  app.addHook('preValidation', ({ url }, _reply, done) => done(findBrokenEncoding(url)));
  allowEmptyBodies(app);
}

/** Many clients name a content type with every call: where no body is expected, an empty one is as good as none. */
function allowEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' && request.routeOptions.schema?.body === undefined
      ? done(null)
      : parseJson(request, body, done),
  );
}

function findBrokenEncoding(url: string): RefusedInput | undefined {
  try {
    if (url.includes('%')) decodeURIComponent(url);
    return undefined;
  } catch {
    return new RefusedInput('querystring', [
      { field: '', reason: 'bad_format', message: 'The address is not percent-encoded UTF-8.' },
    ]);
  }
}
