import { basketInvariants } from '@parterre/api/features/basket/basket-invariants.service';
import { orderInvariants } from '@parterre/api/features/orders/invariants/order-invariants.service';
import { stockInvariants } from '@parterre/api/features/stock/stock-invariants.service';
import { StartFault } from '@parterre/api/start-fault';
import { say } from '../say.ts';
import { withDatabase } from './with-database.ts';

const invariants = [...stockInvariants, ...basketInvariants, ...orderInvariants];
const mostShown = 20;

/** `doctor`: looks whether all that should be true of the data is. */
export async function runDoctor(args: readonly string[]): Promise<number> {
  if (args.length > 0) throw new StartFault('The doctor looks at everything: npm run parterre -- doctor');
  return withDatabase(async (db) => {
    let broken = 0;
    for (const { says, breaches } of invariants) {
      const found = await breaches(db, new Date());
      say(`${found.length === 0 ? 'ok    ' : 'BROKEN'} ${says}`);
      for (const breach of found.slice(0, mostShown)) say(`         ${breach}`);
      if (found.length > mostShown) say(`         … and ${found.length - mostShown} more`);
      if (found.length > 0) broken += 1;
    }
    return broken === 0 ? 0 : 1;
  });
}
