import {
  type Company,
  checkCompany,
  isSameCompany,
  type TypedCompany,
} from '@parterre/domain/contact/check-company';
import { type CompanyChangeRefusal, judgeCompanyChange } from '@parterre/domain/order/company-change';
import type { Db, Tx } from '../../../database/connect.ts';
import {
  changeOrder,
  findOrder,
  type LockedOrder,
  recordOrderEvent,
  reloadOrder,
} from '../order/order.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { type OrderRefusal, refuse } from '../order/order-refusal.ts';
import { isWithoutAddress } from '../order-commands/order-commands.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';
import type { ChangedHands } from '../transfers/transfer-ticket.service.ts';
import { selectIsInClosedBooks, updateCompany } from './companies.queries.ts';

/** Why the bill cannot be made out to another company; undefined where it can. */
export const judgeCompany = async (
  db: Db | Tx,
  { id, state, email }: Pick<OrderRecord, 'id' | 'state' | 'email'>,
): Promise<CompanyChangeRefusal | undefined> =>
  judgeCompanyChange({
    state,
    isForgotten: email === '' && !(await isWithoutAddress(db, id)),
    isInClosedBooks: await selectIsInClosedBooks(db, id),
  });

export function writeCompany(locked: LockedOrder, company: Company | null): void {
  updateCompany(locked.tx, locked.order.id, company);
  recordOrderEvent(locked, { entry: 'order.company_changed' });
}

const refusals = {
  forgotten: { kind: 'not-found' },
  order_closed: { kind: 'order-closed' },
  books_closed: { kind: 'books-closed' },
} as const satisfies Record<CompanyChangeRefusal, OrderRefusal>;

/** The buyer has the bill made out to a company, corrects that, or has it made out to themselves again. Asked twice, it is done once. */
export async function changeCompany(
  deps: SaleDeps,
  token: string,
  typed: TypedCompany | null,
): Promise<ChangedHands> {
  const check = typed && checkCompany(typed);
  if (check?.kind === 'invalid') return refuse({ kind: 'invalid-contact', faults: check.faults });
  const company = check?.company ?? null;
  const found = await findOrder(deps, { token });
  if (!found) return refuse({ kind: 'not-found' });
  const refusal = await changeOrder(deps, found.id, async (locked): Promise<OrderRefusal | undefined> => {
    const { tx, order } = locked;
    if (isSameCompany(order.company, company)) return undefined;
    const reason = await judgeCompany(tx, order);
    if (reason) return refusals[reason];
    writeCompany(locked, company);
    return undefined;
  });
  if (refusal) return refuse(refusal);
  return { kind: 'done', order: await reloadOrder(deps, found) };
}
