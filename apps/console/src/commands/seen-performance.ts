import type { SeenPerformance, StaffPerformance } from '@parterre/contracts/console/performances';

/** As it was seen: whatever somebody else changes meanwhile is noticed by it. */
export const toSeen = ({
  id,
  started_at,
  sale_starts_at,
  sale_ends_at,
  status,
  price_list,
}: StaffPerformance): SeenPerformance => ({
  id,
  started_at,
  sale_starts_at,
  sale_ends_at,
  status,
  price_list,
});
