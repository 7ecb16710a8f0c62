import type { BasketTicket as DomainTicket } from '@parterre/domain/basket/basket';
import type { BasketTotal } from '@parterre/domain/basket/basket-total';
import type { ContactFault } from '@parterre/domain/contact/field-check';
import type { CurrencyTheme } from '@parterre/domain/currency/choose-currency';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { Basket, BasketTicket } from './basket/basket.ts';
import type { FieldReason } from './errors.ts';
import type { Theme } from './landings/theme.ts';
import { routes } from './routes.ts';
import { exampleAnswers } from './test/example-answers.ts';

/** Those that say something: an answer may have no body. */
const jsonReplies = Object.entries(routes).flatMap(([name, { schema }]) =>
  Object.entries(schema.response)
    .filter(
      ([status, reply]) =>
        status.startsWith('2') && reply instanceof z.ZodType && !(reply instanceof z.ZodNull),
    )
    .map(([, reply]) => [name, reply as z.ZodType] as const),
);

describe('every call', () => {
  it.each(jsonReplies)('answers as its contract says: %s', (name, reply) => {
    const answer = exampleAnswers[name];
    expect(answer).toBeDefined();
    expect(reply.parse(answer)).toEqual(answer);
  });

  it.each(jsonReplies)('sends out what the contract lets in: %s', (name, reply) => {
    expect(z.encode(reply, exampleAnswers[name])).toEqual(exampleAnswers[name]);
  });

  it.each(Object.entries(routes))('says what it is for, and how it refuses: %s', (_, { schema }) => {
    expect(schema.summary).not.toBe('');
    expect(Object.keys(schema.response)).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
  });

  it.each(Object.entries(routes))('can be written as JSON Schema, for OpenAPI: %s', (_, { schema }) => {
    const parts = [...Object.values(schema), ...Object.values(schema.response)];
    const schemas = parts.filter((part) => part instanceof z.ZodType);
    expect(() => schemas.map((part) => z.toJSONSchema(part, { io: 'input' }))).not.toThrow();
  });
});

describe('what the wire carries', () => {
  it('fits the rules that read it', () => {
    expectTypeOf<BasketTicket>().toExtend<DomainTicket>();
    expectTypeOf<Basket['total']>().toExtend<BasketTotal>();
    expectTypeOf<Theme>().toExtend<CurrencyTheme>();
    expectTypeOf<ContactFault>().toExtend<FieldReason>();
  });
});
