import { describe, expect, expectTypeOf, it } from 'vitest';
import { type ErrorCode, errorStatus } from '../errors.ts';
import { routes } from '../routes.ts';
import { type ProblemOf, problem } from './problem.ts';

const details: Partial<Record<ErrorCode, object>> = {
  invalid_request: { details: [{ field: 'limit', reason: 'too_large', message: 'must be at most 500' }] },
  ticket_unavailable: { ticket_id: '40:12', left: 0, alternatives: ['40:14'] },
  limit_exceeded: { limit: 10, left: 2 },
  price_changed: {
    currency_code: 'RUB',
    total: 3300,
    tickets: [{ id: '40:12', price: 3000, service_fee: 300 }],
  },
  sale_closed: { sale_state: 'ended' },
  acquisition_unavailable: { reason: 'too_late' },
  too_many_open_orders: { limit: 3, owner: 'email' },
  too_many_free_tickets: { limit: 10, owner: 'email' },
  bundle_unavailable: { date_ids: [40] },
  voucher_refused: { voucher_code: 'SPRING20', reason: 'used_up' },
  transfer_refused: { reason: 'used' },
  preview_changed: {
    changed_by: { name: 'anna@example.com', command: 'order.refund', at: '2026-12-01T12:00:00.000Z' },
  },
  draft_changed: { changed_by: 'anna@example.com' },
  places_taken: { places: [{ zone: 'Stalls', seat: { sector: 'Stalls', row: '5', number: '12' } }] },
  admission_required: { waiting_room: 3 },
  rate_limited: { retry_after_seconds: 1 },
};

const codes = Object.keys(errorStatus) as ErrorCode[];

describe('a problem', () => {
  it.each(codes)('carries its code and what belongs to it: %s', (code) => {
    const body = { error: { code, message: 'why', request_id: 'req-1', ...details[code] } };
    expect(problem.parse(body)).toEqual(body);
  });

  it.each(Object.keys(details))('is incomplete without what belongs to it: %s', (code) => {
    expect(problem.safeParse({ error: { code, message: 'why' } }).success).toBe(false);
  });

  it('has no codes but those of the table', () => {
    expect(problem.safeParse({ error: { code: 'oops', message: 'why' } }).success).toBe(false);
  });

  it('is typed by its code', () => {
    expectTypeOf<ProblemOf<'ticket_unavailable'>['left']>().toBeNumber();
    expectTypeOf<ProblemOf<'not_found'>['message']>().toBeString();
  });
});

describe('the status of a refusal', () => {
  it('names the codes that come with it', () => {
    const { response } = routes.changeBasket.schema;
    expect(response[409].description).toBe(
      'ticket_unavailable, limit_exceeded, price_changed, hold_expired, currency_unavailable, idempotency_key_reused',
    );
    expect(response[400].description).toBe('invalid_request');
    expect(response[422].description).toBe('invalid_request');
    expect(response[410].description).toBe('sale_closed');
  });
});
