import { makeProblem } from '../../problems/problem.ts';

export const badEmail = makeProblem('invalid_request', 'This is not an address.', {
  details: [{ field: 'input.email', reason: 'bad_format', message: 'must be an address' }],
});
