import Fastify, { type FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { openBank } from './bank/bank.ts';
import { resumePayments } from './bank/pay.ts';
import { resumeRefunds } from './bank/refund-payment.ts';
import { openCourier, silentCourier } from './notifications/courier.ts';
import { type BankStore, fileStore, memoryStore } from './records/bank-store.ts';
import { addPaymentApi } from './routes/payment-api.ts';
import { addPaymentPages } from './routes/payment-pages.ts';
import { openTimers, type Schedule } from './timers.ts';

export interface AcquirerOptions {
  /** Shared with the shop: it opens the API and signs the notifications. */
  readonly secret: string;
  /** The origin that payers reach, known once it listens. */
  readonly url: () => string;
  /** Where the books are kept; only in memory when left out. */
  readonly file?: string;
  readonly delayMs?: number;
  /** Whether it tells shops of what happens; it does unless this is false. */
  readonly notifies?: boolean;
  readonly now?: () => Date;
  readonly schedule?: Schedule;
}

/** A pretend bank: an API for shops, a page for payers, notifications, and every failure on demand. */
export async function openAcquirer(options: AcquirerOptions): Promise<FastifyInstance> {
  const { secret, url, now = () => new Date(), delayMs = 10_000, notifies = true } = options;
  const store: BankStore = options.file ? await fileStore(options.file) : memoryStore();
  const timers = openTimers(options.schedule);
  const { schedule } = timers;
  const courier = notifies ? openCourier({ store, secret, now, schedule }) : silentCourier;
  const bank = openBank({ store, courier, now, schedule, delayMs });
  resumePayments(bank);
  resumeRefunds(bank);

  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ZodError)
      return reply.code(422).send({ error: 'invalid_request', issues: error.issues });
    return reply.send(error);
  });
  app.addHook('onClose', async () => {
    timers.close();
    await courier.close();
    await store.settled();
  });
  app.register(async (api) => addPaymentApi(api, { bank, secret, pageUrl: (id) => `${url()}/pay/${id}` }), {
    prefix: '/v1',
  });
  app.register(async (pages) => addPaymentPages(pages, bank));
  return app;
}
