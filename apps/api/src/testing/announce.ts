import type { DateStatus } from '@parterre/domain/price/sale-state';
import { expect } from 'vitest';
import { importCatalogue } from '../features/catalogue/import/import-catalogue.service.ts';
import type { BasketFixture } from './basket-fixture.ts';
import { seatedCatalogue, seatedEvent } from './seated-catalogue.ts';

type Dates = ReturnType<typeof seatedEvent>['dates'];

/** When the performance of the seated catalogue is at first. */
export const usualStart = '2026-12-18T19:00';

/** As an operator does it: by importing the event again, with further performances if there are any. */
export async function announce(
  { api, now }: Pick<BasketFixture, 'api' | 'now'>,
  changes: { readonly started_at?: string; readonly status?: DateStatus; readonly sale_starts_at?: string },
  further: Dates = [],
): Promise<void> {
  const event = seatedEvent();
  const dates = [...event.dates.map((date) => ({ ...date, ...changes })), ...further];
  const file = { ...seatedCatalogue(), events: [{ ...event, dates }] };
  const imported = await importCatalogue(api().database.db, file, { now: now(), overwritesConsole: true });
  expect(imported.kind).toBe('imported');
}
