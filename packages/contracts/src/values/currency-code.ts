import { z } from 'zod';

export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/, 'must be a currency code such as EUR')
  .meta({ examples: ['EUR'] });
