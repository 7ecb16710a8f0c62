import { randomUUID } from 'node:crypto';
import { openAcquirer } from '@parterre/sandbox-acquirer/acquirer';
import {
  signatureHeader,
  signNotification,
} from '@parterre/sandbox-acquirer/notifications/sign-notification';
import { payAtBank } from './pay-at-bank.ts';

interface BankPayment {
  readonly id: string;
  readonly state: string;
  readonly reference: string;
  readonly received: { readonly amount_minor: number; readonly currency: string } | null;
  readonly refunds: readonly {
    readonly id: string;
    readonly state: string;
    readonly amount_minor: number;
    readonly currency: string;
  }[];
}

/**
 * The pretend bank itself, listening; its notifications are made by hand, so that a test can send what it likes. Those of its own go out as well,
 * unless it is said that nobody is there to hear them.
 */
export async function openSandbox({ secret = 'the secret of the sandbox', notifies = true } = {}) {
  let url = '';
  let fault: 'none' | 'error' | 'cut' = 'none';
  let answersToLose = 0;
  const open = async () => {
    const opened = await openAcquirer({ secret, url: () => url, delayMs: 300, notifies });
    opened.addHook('onRequest', async (request, reply) => {
      if (fault === 'cut') request.raw.socket.destroy();
      if (fault === 'error') return reply.code(500).send({});
    });
    opened.addHook('onSend', async (request) => {
      if (answersToLose-- > 0) request.raw.socket.destroy();
    });
    url = await opened.listen({ host: '127.0.0.1', port: 0 });
    return opened;
  };
  let bank = await open();
  const close = async () => {
    bank.server.closeAllConnections();
    await bank.close();
  };

  const tell = (told: object, key = secret) => {
    const body = JSON.stringify({ id: randomUUID(), ...told });
    const headers = { [signatureHeader]: signNotification(key, body, new Date()) };
    return { headers, body: Buffer.from(body), remoteAddress: '127.0.0.1' };
  };
  return {
    get url() {
      return url;
    },
    secret,
    /** All that it knows of. */
    payments: async () => {
      const reply = await fetch(`${url}/v1/payments`, { headers: { authorization: `Bearer ${secret}` } });
      // The bank's own answer.
      return ((await reply.json()) as { payments: BankPayment[] }).payments;
    },
    pay: (id: string) => payAtBank(`${url}/pay/${id}`, 'succeed'),
    submit: (id: string) => payAtBank(`${url}/pay/${id}`, 'decide_slowly'),
    payLess: (id: string) => payAtBank(`${url}/pay/${id}`, 'wrong_amount'),
    decline: (id: string) => payAtBank(`${url}/pay/${id}`, 'lack_funds'),
    notify: async (id: string) => tell({ type: 'payment.succeeded', payment: { id } }),
    notifyOfRefund: async ({ providerPaymentId, providerRefundId }: RefundIds) =>
      tell({ type: 'refund.done', payment: { id: providerPaymentId }, refund_id: providerRefundId }),
    refundAtProvider: async (id: string, amount_minor: number) => {
      const reply = await fetch(`${url}/v1/payments/${id}/refunds`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secret}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ amount_minor, currency: 'RUB' }),
      });
      if (!reply.ok) throw new Error(`the bank gives nothing back: ${reply.status}`);
      // The bank's own answer.
      const refund = (await reply.json()) as { id: string };
      return tell({ type: 'refund.done', payment: { id }, refund_id: refund.id });
    },
    forge: async (id: string) => tell({ type: 'payment.succeeded', payment: { id } }, `not ${secret}`),
    breakDown: (kind: 'none' | 'error' | 'cut') => {
      fault = kind;
    },
    loseAnswers: (count: number) => {
      answersToLose = count;
    },
    /** Another bank takes its place, at another address, which knows of no payment yet. */
    replace: async () => {
      await close();
      bank = await open();
    },
    close,
  };
}

interface RefundIds {
  readonly providerPaymentId: string;
  readonly providerRefundId: string;
}
