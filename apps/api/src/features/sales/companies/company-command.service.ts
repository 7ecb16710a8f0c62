import type { Problem } from '@parterre/contracts/errors/problem';
import { type Company, checkCompany, isSameCompany } from '@parterre/domain/contact/check-company';
import type { CompanyChangeRefusal } from '@parterre/domain/order/company-change';
import { type Command, refuse } from '../../../commands/command.ts';
import { makeProblem } from '../../../problems/problem.ts';
import type { LockedOrder } from '../order/order.service.ts';
import {
  lockForCommand,
  orderArea,
  orderSubject,
  persist,
} from '../order-commands/lock-for-command.service.ts';
import { judgeCompany, writeCompany } from './change-company.service.ts';

interface Changed {
  readonly locked: LockedOrder;
  readonly company: Company | null;
}

const refusals = {
  forgotten: makeProblem('buyer_forgotten', 'Its buyer was forgotten.'),
  order_closed: makeProblem('order_closed', 'It is not to be billed any more.'),
  books_closed: makeProblem('books_closed', 'Its books are closed: the bill stays as it was.'),
} as const satisfies Record<CompanyChangeRefusal, Problem>;
const unchanged = makeProblem('nothing_changes', 'It stands so already.');

/** Whoever rings instead of using their own page. The log knows that it was changed, and not to whom: one of these may be a person. */
export const changeCompanyByClerk: Command<'order.change-company', Changed, { readonly order_id: string }> = {
  name: 'order.change-company',
  permission: 'orders.change',
  needsStepUp: false,
  preview: async (tx, { order_id: id, company: typed }, context) => {
    const check = typed && checkCompany(typed);
    if (check?.kind === 'invalid')
      return refuse(
        makeProblem('invalid_request', 'The company is not written rightly.', {
          details: check.faults.map(({ field, fault }) => ({
            field: `input.${field}`,
            reason: fault,
            message: fault,
          })),
        }),
      );
    const company = check?.company ?? null;
    const locked = await lockForCommand(tx, id, context);
    if (locked.kind === 'refused') return locked;
    const { order } = locked;
    if (isSameCompany(order.company, company)) return refuse(unchanged);
    const reason = await judgeCompany(tx, order);
    if (reason) return refuse(refusals[reason]);
    return {
      kind: 'previewed',
      subject: orderSubject(order),
      area: await orderArea(tx, order),
      before: toPreview(order.company),
      after: toPreview(company),
      logged: { before: null, after: { corrected: ['company'] } },
      change: { locked, company },
    };
  },
  run: async (_tx, { locked, company }) => {
    writeCompany(locked, company);
    persist(locked);
    return { order_id: locked.order.id };
  },
  answer: (stored) => stored,
};

const toPreview = (company: Company | null) => ({
  company: company?.name ?? null,
  postal_address: company?.address ?? null,
  country: company?.country ?? null,
  tax_number: company?.tax_number ?? null,
});
