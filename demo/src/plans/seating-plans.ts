import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { arena20000 } from './arena-20000.ts';
import { clubGa } from './club-ga.ts';
import { studio120 } from './studio-120.ts';
import { theatre1100 } from './theatre-1100.ts';

export const plans = {
  'studio-120': studio120,
  'theatre-1100': theatre1100,
  'arena-20000': arena20000,
  'club-ga': clubGa,
} as const;

export const seatingPlans = Object.entries(plans).map(([source_id, plan]) => ({
  source_id,
  name: plan.name,
  plan,
})) satisfies CatalogueFile['seating_plans'];
