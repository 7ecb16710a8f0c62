import { z } from 'zod';

const count = (fallback: number) => z.coerce.number().int().min(1).max(1_000_000).default(fallback);

/** How much of a hall orders may keep that nobody has paid, or has to pay. */
export const orderSettings = {
  /** One person pays one order after another; a second and a third are for whoever was interrupted. */
  MAX_OPEN_ORDERS_PER_BROWSER: count(3),
  MAX_OPEN_ORDERS_PER_EMAIL: count(3),
  /** Companies and whole towns share an address, and in a rush many of them order at once. */
  MAX_OPEN_ORDERS_PER_ADDRESS: count(50),
  /** They keep their seats for days, and hardly anybody asks for them: a number of its own. */
  MAX_OPEN_INVOICES_PER_ADDRESS: count(3),
  /** Of one event in a day, in orders that cost nothing: they are complete at once, so nothing of them ends by itself. */
  MAX_FREE_TICKETS_PER_BROWSER: count(10),
  MAX_FREE_TICKETS_PER_EMAIL: count(10),
  MAX_FREE_TICKETS_PER_ADDRESS: count(50),
  INVOICE_MIN_DAYS_BEFORE: z.coerce.number().int().min(2).max(365).default(3),
  INVOICE_MAX_SHARE_PERCENT: z.coerce.number().int().min(1).max(100).default(20),
};

type Values = z.output<z.ZodObject<typeof orderSettings>>;

export const nestOrders = (values: Values) => ({
  openOrderLimits: Object.freeze({
    browser: values.MAX_OPEN_ORDERS_PER_BROWSER,
    email: values.MAX_OPEN_ORDERS_PER_EMAIL,
    address: values.MAX_OPEN_ORDERS_PER_ADDRESS,
    addressInvoices: values.MAX_OPEN_INVOICES_PER_ADDRESS,
  }),
  freeTicketLimits: Object.freeze({
    browser: values.MAX_FREE_TICKETS_PER_BROWSER,
    email: values.MAX_FREE_TICKETS_PER_EMAIL,
    address: values.MAX_FREE_TICKETS_PER_ADDRESS,
  }),
  invoiceTerms: Object.freeze({
    minDaysBefore: values.INVOICE_MIN_DAYS_BEFORE,
    maxSharePercent: values.INVOICE_MAX_SHARE_PERCENT,
  }),
});
