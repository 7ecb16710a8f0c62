import { z } from 'zod';

export const saleState = z.enum(['on_sale', 'soon', 'sold_out', 'ended', 'cancelled', 'postponed']);
export type SaleState = z.infer<typeof saleState>;
