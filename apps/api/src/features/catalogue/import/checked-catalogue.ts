import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { ExistingCatalogue, ReferenceTargets } from './import-context.ts';
import type { SoldPerformance } from './performance-capacity.ts';
import type { ImportPlans } from './seating-plans.service.ts';
import type { StoredPerformance } from './stored.queries.ts';

export interface CheckedCatalogue {
  readonly catalogue: Catalogue;
  readonly existing: ExistingCatalogue;
  readonly targets: ReferenceTargets;
  readonly importPlans: ImportPlans;
  /** By the event's place in the file. */
  readonly dates: readonly EventPerformances[];
}

export interface EventPerformances {
  /** One for each date of the event whose hall is known, in their order. */
  readonly sold: readonly SoldPerformance[];
  readonly stored: ReadonlyMap<string, StoredPerformance>;
  /** Dates that the file does not name any more. */
  readonly removed: readonly StoredPerformance[];
}
