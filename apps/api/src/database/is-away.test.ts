import { expect, it } from 'vitest';
import { isAway } from './is-away.ts';
import { NodeAway } from './stock-nodes/turnstile.ts';

const fault = (code: string | undefined, message = '') => Object.assign(new Error(message), { code });

it.each([
  [true, fault('ECONNREFUSED')],
  [true, fault('57P01', 'terminating connection due to administrator command')],
  [true, fault('57P03', 'the database system is starting up')],
  [true, fault('57014', 'canceling statement due to statement timeout')],
  [true, fault('53300', 'sorry, too many clients already')],
  [true, fault('25P03', 'terminating connection due to idle-in-transaction timeout')],
  [true, fault('25006', 'cannot execute UPDATE in a read-only transaction')],
  [true, fault('TOFEW', 'order … does not hold all that it is to be sold')],
  [true, fault('XX000', 'failure on connection marked as essential: worker-1.internal:5432')],
  [false, fault('XX000', 'cache lookup failed for relation 1')],
  [true, new NodeAway()],
  [true, fault(undefined, 'timeout exceeded when trying to connect')],
  [true, fault(undefined, 'Connection terminated unexpectedly')],
  [false, fault('23505', 'duplicate key value violates unique constraint')],
  [false, fault('42P01', 'relation "events" does not exist')],
  [false, new TypeError('Cannot read properties of undefined')],
  [false, 'ECONNREFUSED'],
])('says %s of %s', (isSo, error) => {
  expect(isAway(error)).toBe(isSo);
});
