import type { Invariant } from '../../../invariant.ts';
import {
  selectLostWithholdings,
  selectOverfullZones,
  selectSeatsOutsideThePlan,
  selectStrayOpenings,
  selectWrongSoldOut,
} from './stock-invariants.queries.ts';

export const stockInvariants: readonly Invariant[] = [
  { says: 'no zone has more units than it has room for', breaches: selectOverfullZones },
  { says: 'every seat that is held or sold is in the hall', breaches: selectSeatsOutsideThePlan },
  { says: 'every seat that operators withhold is kept from the sale', breaches: selectLostWithholdings },
  { says: 'whatever codes open is withheld by operators', breaches: selectStrayOpenings },
  { says: 'dates are listed as sold out when they are', breaches: selectWrongSoldOut },
];
