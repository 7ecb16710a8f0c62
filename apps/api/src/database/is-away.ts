import { NotYetReadable } from './not-yet-readable.ts';
import { NodeAway } from './stock-nodes/turnstile.ts';

/** What the operating system says of a connection. */
const networkFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
/**
 * What PostgreSQL says when it ends, starts, has no room, or gives up on a statement (its manual, appendix A), and what our own
 * functions do when less can be read than was committed.
 */
const serverFaults = /^(08...|53...|57P0[123]|57014|25P03|25006|TOFEW)$/;
/** What `pg` says of these without a code. */
const driverFaults =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** What the coordinator of a cluster says, by no state of its own, when it loses a worker in the middle of something. */
const workerFaults = /^(failure on connection marked as essential|server closed the connection unexpectedly)/;

/** Whether a fault is that the database does not answer now. It may, or may not, have done what was asked. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotYetReadable || error instanceof NodeAway) return true;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'XX000') return workerFaults.test(error.message);
  return networkFaults.has(code) || serverFaults.test(code) || driverFaults.test(error.message);
}
