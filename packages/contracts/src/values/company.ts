import { z } from 'zod';

/** Whom a bill is made out to, beside its buyer. */
export const company = z
  .object({
    name: z.string(),
    address: z.string(),
    country: z.string().describe('By ISO 3166-1, such as `DE`'),
    tax_number: z.string().nullable().describe('For VAT or another tax; null where none was given'),
  })
  .meta({ id: 'Company' });

const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text without control characters');

/** As it was typed. What each may look like is a rule of the form, as for orders. */
export const typedCompany = z.object({
  name: line(600),
  address: line(900),
  country: line(10).describe('By ISO 3166-1, such as `DE`'),
  tax_number: line(90).describe('Empty where there is none'),
});
