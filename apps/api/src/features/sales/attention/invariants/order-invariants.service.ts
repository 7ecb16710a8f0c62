import type { Invariant } from '../../../../invariant.ts';
import { selectWrongOpenings } from '../../vouchers/voucher-stock-invariants.queries.ts';
import {
  selectEmptyAllotments,
  selectForgottenWished,
  selectKeptAddresses,
} from '../../waiting-list/waiting-list-invariants.queries.ts';
import {
  selectJournalGaps,
  selectLostMoney,
  selectUnbalancedOrders,
  selectWorthlessReturns,
  selectWrongBundles,
  selectWrongCertificates,
  selectWrongGiftCards,
  selectWrongVouchers,
} from './order-money-invariants.queries.ts';
import { selectStandstill, selectUntoldBuyers } from './order-progress-invariants.queries.ts';
import {
  selectEmptyOrders,
  selectForgottenStock,
  selectMissingTickets,
} from './order-stock-invariants.queries.ts';
import { selectChangedPeriods, selectUnbookedMoney } from './settlement-invariants.queries.ts';

export const orderInvariants: readonly Invariant[] = [
  { says: 'every order has the seats and places it holds or bought', breaches: selectEmptyOrders },
  { says: 'whatever is kept for an order is known to it', breaches: selectForgottenStock },
  { says: 'every paid order has its tickets', breaches: selectMissingTickets },
  { says: 'every payment is counted, given back or listed', breaches: selectLostMoney },
  { says: 'every paid order was paid what it costs', breaches: selectUnbalancedOrders },
  { says: 'the journal adds up', breaches: selectJournalGaps },
  { says: 'every movement of money is booked for what was sold, whole', breaches: selectUnbookedMoney },
  { says: 'what was closed has not changed', breaches: selectChangedPeriods },
  { says: 'every certificate has what is left of it', breaches: selectWrongCertificates },
  { says: 'every gift card that was paid can be spent, and no other', breaches: selectWrongGiftCards },
  { says: 'every voucher is used as often as orders say', breaches: selectWrongVouchers },
  { says: 'whatever codes open is what their vouchers say', breaches: selectWrongOpenings },
  { says: 'whatever was bought together is counted as that', breaches: selectWrongBundles },
  {
    says: 'money that came back to a certificate can still be spent, or is listed for a person',
    breaches: selectWorthlessReturns,
  },
  { says: 'whatever is offered to those who wait is kept for them', breaches: selectEmptyAllotments },
  { says: 'whatever somebody waits for is known to who has it', breaches: selectForgottenWished },
  { says: 'nobody is remembered who waits no more', breaches: selectKeptAddresses },
  { says: 'every buyer knows when their performances are', breaches: selectUntoldBuyers },
  { says: 'nothing stands still', breaches: selectStandstill },
];
