import type { Db } from '../../database/connect.ts';
import { pingDatabase } from './operations.queries.ts';

export type ReadinessStatus = 'ready' | 'stopping' | 'no database';

/** Whether this process should be sent visitors. */
export interface Readiness {
  status(): Promise<ReadinessStatus>;
  /** Somebody has asked this process to end: it serves who comes, and asks to be sent nobody. */
  stop(): void;
  isStopping(): boolean;
}

const timeoutMs = 2000;

export function makeReadiness(db: Db): Readiness {
  let isStopping = false;
  return {
    status: async () => {
      if (isStopping) return 'stopping';
      return (await answersInTime(db)) ? 'ready' : 'no database';
    },
    stop: () => {
      isStopping = true;
    },
    isStopping: () => isStopping,
  };
}

async function answersInTime(db: Db): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, timeoutMs, false);
  const answered = pingDatabase(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
