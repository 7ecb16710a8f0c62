import type { DoorScan } from '@parterre/domain/door/door-scan';
import type { ScanRecord } from './door.queries.ts';

export const toDoorScan = (scan: ScanRecord): DoorScan => ({
  id: scan.id,
  action: scan.action,
  verdict: scan.verdict,
  number: scan.number,
  doorId: scan.door_id,
  at: scan.at.getTime(),
  undoes: scan.undoes,
  isOverride: scan.is_override,
});
