import type { Controls } from '../control.ts';

const tests = ['apps/api/src/features/sales/wallets/wallets.test.ts'];
const service = 'apps/api/src/features/sales/wallets/wallet-passes.service.ts';
const opening = 'apps/api/src/features/sales/wallets/open-wallets.ts';
const openingTests = ['apps/api/src/features/sales/wallets/open-wallets.test.ts'];

/** Tickets on phones. */
export const walletControls: Controls = {
  'A stranger fetches a pass, learns of others, or is told instead of whoever has it; a pass goes on looking good on a phone':
    [
      {
        defence: 'a pass is given to whoever has its token',
        file: service,
        text: 'if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return',
        without:
          'if (sent.length > 1_000_000 || (expected.length === 0 && timingSafeEqual(sent, expected))) return',
        tests,
        only: 'is known by the token',
      },
      {
        defence: 'each pass has a token of its own',
        file: 'apps/api/src/features/sales/sale-deps.ts',
        text: 'keyedMark(secret, `pass ${serial}`)',
        without: 'keyedMark(secret, `pass ${serial.length < 0}`)',
        tests,
        only: 'is known by the token',
      },
      {
        defence: 'a ticket that is revoked has a void pass',
        file: 'packages/domain/src/wallets/pass-status.ts',
        text: 'isRevoked || ',
        without: '',
        tests,
        only: 'has a void one once',
      },
      {
        defence: 'what revokes a ticket has its phones told',
        file: 'apps/api/src/features/sales/tickets/tickets.service.ts',
        text: 'insertTickets(tx, [replacement]);\n  markTicketPasses(tx, [ticket.id], order.at);',
        without: 'insertTickets(tx, [replacement]);',
        tests,
        only: 'has a void one once the ticket was handed on',
      },
      {
        defence: 'only good tickets have passes to give out',
        file: service,
        text: 'ticket && ticket.revoked_at === null ? ticket : undefined',
        without: 'ticket',
        tests,
        only: 'is had for a good ticket alone',
      },
      {
        defence: 'a ticket is on so many devices at most',
        file: service,
        text: 'const maxDevices = 10;',
        without: 'const maxDevices = 1000;',
        tests,
        only: 'there are ten of a ticket at most',
      },
      {
        defence: 'a key that is not of the certificate is told at the start',
        file: opening,
        text: "key.asymmetricKeyType !== 'rsa' || !certificate.checkPrivateKey(key)",
        without: "key.asymmetricKeyType !== 'rsa'",
        tests: openingTests,
      },
      {
        defence: 'a certificate of another issuer is told at the start',
        file: opening,
        text: '!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey)',
        without: '!issuer',
        tests: openingTests,
      },
    ],
};
