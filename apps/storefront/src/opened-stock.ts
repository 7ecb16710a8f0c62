import type { OpenedStock } from '@parterre/contracts/orders/checked-codes';
import { createListeners } from './listeners.ts';
import { readStored, writeStored } from './stored-json.ts';

const name = 'opened';
const { subscribe, notify } = createListeners();

/** As one text, which is the same for as long as nothing changes. */
const readKeys = (performanceId?: number): string =>
  (readStored<readonly OpenedStock[]>('tab', name) ?? [])
    .filter(({ performance_id }) => performanceId === undefined || performance_id === performanceId)
    .map(({ key }) => key)
    .join(',');

/** For as long as the tab lives, as the codes are: places that these open, and nobody else sees. */
export function keepOpened(opened: readonly OpenedStock[] | undefined): void {
  writeStored('tab', name, opened?.length ? opened : undefined);
  notify();
}

export const openedStock = { subscribe, readKeys };
