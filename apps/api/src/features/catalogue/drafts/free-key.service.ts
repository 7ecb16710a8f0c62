import type { FreeKey, FreeKeyQuery } from '@parterre/contracts/console/drafts';
import { otherKeys } from '@parterre/domain/drafts/item-key';
import type { Db } from '../../../database/connect.ts';
import { selectTakenKeys } from './item-list.queries.ts';

/** Far more than anybody copies one thing. */
const maxTried = 1000;

/** What was removed keeps its key: whatever is new under it would be found where the other one was. */
export async function findFreeKey(db: Db, { kind, key }: FreeKeyQuery): Promise<FreeKey> {
  const wanted = otherKeys(key, maxTried);
  const taken = new Set(await selectTakenKeys(db, kind, wanted));
  return { key: wanted.find((one) => !taken.has(one)) ?? key };
}
