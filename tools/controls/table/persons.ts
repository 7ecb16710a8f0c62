import type { Controls } from '../control.ts';

const operations = ['apps/api/src/features/operations/operations.test.ts'];
const scrubbing = ['apps/api/src/logging/scrub.test.ts'];
const reporting = ['apps/api/src/reporting/error-reporter.test.ts'];
const forgetting = ['apps/api/src/features/privacy/forget-buyer.test.ts'];
const humans = ['apps/api/src/features/bot-protection/bot-protection.test.ts'];
const dependencies = ['tools/check/dependencies.test.ts'];
const backupAndForget = ['apps/parterre/test/backup-and-forget.test.ts'];
const outbox = ['apps/api/src/features/sales/outbox/outbox.test.ts'];
const papers = ['apps/api/src/features/sales/documents/documents.test.ts'];
const reminding = ['apps/api/src/features/sales/reminders/reminders.test.ts'];
const reminders = 'apps/api/src/features/sales/reminders';
const mailRules = 'packages/domain/src/order/order-mail.ts';
const outboxQueries = 'apps/api/src/features/sales/outbox/outbox.queries.ts';
const mailing = 'apps/api/src/features/sales/outbox/mail/order-mail.service.ts';
const transport = 'apps/api/src/features/sales/outbox/mail/mail-transport.ts';
const privateFiles = 'apps/api/src/private-files.ts';
const privacy = 'apps/api/src/features/privacy/privacy.queries.ts';
const locks = 'tools/check/dependencies.ts';

/** Persons, and what we take from others. */
export const personControls: Controls = {
  'Persons in a log or an error report': [
    {
      defence: 'the log has the form of an address, not the address',
      file: 'apps/api/src/plugins/request-log.ts',
      text: "({ id: reqId, method, routeOptions }, { statusCode, elapsedTime }, done) => {\n    record({ reqId, method, route: routeOptions.url ?? 'none',",
      without:
        '({ id: reqId, method, url }, { statusCode, elapsedTime }, done) => {\n    record({ reqId, method, route: url,',
      tests: operations,
    },
    {
      defence: 'the log has none of what a database says of the row that it refused',
      file: 'apps/api/src/logging/logger.ts',
      text: 'err: loggedError, ',
      without: 'err: (error: Error) => ({ ...error, message: error.message }), ',
      tests: operations,
    },
    {
      defence: 'texts of others are scrubbed',
      file: 'apps/api/src/logging/scrub.ts',
      text: "  [address, '…@…'],\n",
      without: '',
      tests: scrubbing,
    },
    {
      defence: 'a report carries the form of an address, not the address',
      file: 'apps/api/src/plugins/error-reports.ts',
      text: "request.routeOptions.url ?? 'unknown'",
      without: 'request.url',
      tests: reporting,
    },
  ],
  'Keeping more of persons than needed, or for longer': [
    {
      defence: 'an order forgets its network as soon as it waits no more',
      file: 'apps/api/src/features/sales/order/orders.queries.ts',
      text: 'set state = ${state}, visitor = null where',
      without: 'set state = ${state} where',
      tests: ['apps/api/src/features/sales/checkout/admission/open-orders.test.ts'],
      only: 'keyed hash',
    },
    {
      defence: 'visitors are counted without their address',
      file: 'apps/api/src/features/bot-protection/visitor-mark.ts',
      text: 'return keyedMark(secret, `visitor ${network}`);',
      without: 'return network;',
      tests: humans,
    },
    {
      defence: 'visits are forgotten after an hour',
      file: 'apps/api/src/features/bot-protection/bot-protection.service.ts',
      text: 'await deleteAttempts(db, before);',
      without: '',
      tests: humans,
    },
    {
      defence: 'a forgotten buyer has no name in orders',
      file: privacy,
      text: "set name = '', email = '', phone = null,",
      without: 'set',
      tests: forgetting,
    },
    {
      defence: 'what colleagues noted of a forgotten buyer goes too',
      file: privacy,
      text: 'await tx.query(sql`delete from order_notes where order_id = any(${ids})`);',
      without: '',
      tests: forgetting,
    },
    {
      defence: 'what exports left behind names no forgotten buyer',
      file: 'apps/api/src/features/privacy/forget-buyer.service.ts',
      text: 'await deleteExportResults(tx);',
      without: '',
      tests: ['apps/api/src/features/privacy/privacy.test.ts'],
    },
    {
      defence: 'what exports left behind is forgotten within hours',
      file: 'apps/api/src/commands/commands.queries.ts',
      text: "where at < ${before} or (at < ${exportsBefore} and outcome #> '{result,grant}' is not null)",
      without: "where at < ${before} or at < ${exportsBefore}::timestamptz - interval '9 days'",
      tests: ['apps/api/src/features/privacy/privacy.test.ts'],
    },
    {
      defence: 'a verdict of the doctor names nobody',
      file: 'apps/api/src/features/doctor/doctor.service.ts',
      text: '.map(withoutAddresses)',
      without: '',
      tests: ['apps/api/src/features/doctor/doctor.test.ts'],
    },
    {
      defence: 'a forgotten buyer has no address in consents',
      file: privacy,
      text: "await tx.query(sql`update order_consents set ip = '' where order_id = any(${ids})`);",
      without: '',
      tests: forgetting,
    },
    {
      defence: 'nobody of a like address is forgotten with a buyer',
      file: 'apps/api/src/features/sales/outbox/mail/mail-folder.ts',
      text: '.includes(wanted)) continue;',
      without: '.some((one) => one.includes(wanted.slice(1)))) continue;',
      tests: backupAndForget,
    },
    {
      defence: 'an address is the same however its domain is written',
      file: 'apps/api/src/features/sales/order/canonical-address.ts',
      text: 'domainToASCII(domain) || domain',
      without: "domainToASCII('') || domain",
      tests: [...forgetting, ...backupAndForget],
    },
    {
      defence: 'a receipt for a forgotten buyer goes to the seller',
      file: 'apps/api/src/features/sales/payments/receipts.service.ts',
      text: 'email: email || sellerEmail',
      without: 'email: email || sellerEmail.slice(0, 0)',
      tests: ['apps/api/src/features/sales/payments/receipts.test.ts'],
    },
    {
      defence: 'a forgotten buyer is written to no more',
      file: mailRules,
      text: "if (!hasAddress) return 'buyer_forgotten';",
      without: '',
      tests: ['packages/domain/src/order/order-mail.test.ts'],
    },
    {
      defence: 'a forgotten buyer has no mailbox',
      file: privacy,
      text: ', mailbox = null\n    where order_id',
      without: '\n    where order_id',
      tests: forgetting,
    },
    {
      defence: 'a forgotten buyer has not asked for links',
      file: privacy,
      text: 'delete from outbox where ${areLookups(spellings)}',
      without: 'delete from outbox where false and ${areLookups(spellings)}',
      tests: forgetting,
    },
    {
      defence: 'what a mail server said of a forgotten buyer goes too',
      file: privacy,
      text: 'last_fault = null, mailbox = null\n    where order_id',
      without: 'last_fault = last_fault, mailbox = null\n    where order_id',
      tests: forgetting,
    },
    {
      defence: 'a list of what needs a person names no forgotten buyer',
      file: privacy,
      text: "await tx.query(sql`update attention_items set details = details - 'fault' where order_id = any(${ids})`);",
      without: '',
      tests: forgetting,
    },
  ],
  'Mailing a stranger by ordering in their name, or by asking for their orders': [
    {
      defence: 'a mail that its order has outrun is not sent',
      file: mailRules,
      text: "if (!states.includes(state)) return 'order_moved_on';",
      without: '',
      tests: outbox,
    },
    {
      defence: 'a mailbox is sent so many mails in an hour about orders without money',
      file: mailRules,
      text: 'earlier.inAnHour >= maxUnpaidMails.inAnHour || ',
      without: '',
      tests: outbox,
    },
    {
      defence: 'a mailbox is sent so many mails in a day about orders without money',
      file: mailRules,
      text: ' || earlier.inADay >= maxUnpaidMails.inADay',
      without: '',
      tests: outbox,
    },
    {
      defence: 'a mailbox is one however its address is written',
      file: 'apps/api/src/features/sales/order/order.service.ts',
      text: 'mailboxName(canonicalAddress(locked.order.email))',
      without: '(mailboxName(canonicalAddress(locked.order.email)), locked.order.email)',
      tests: outbox,
    },
    {
      defence: 'a provider’s mailbox is one under all of its domains',
      file: 'packages/domain/src/contact/mailbox.ts',
      text: '${provider.readName(name)}@${provider.domains[0]}',
      without: '${provider.readName(name)}@${domain}',
      tests: ['packages/domain/src/contact/mailbox.test.ts'],
    },
    {
      defence: 'a mailbox is sent so many lists of orders in an hour',
      file: mailRules,
      text: "earlierInAnHour >= maxLinksMailsInAnHour ? 'too_many' : 'send'",
      without: "earlierInAnHour < 0 ? 'too_many' : 'send'",
      tests: outbox,
    },
    {
      defence: 'lists of orders are counted by mailbox',
      file: 'apps/api/src/features/sales/checkout/look-up-orders.service.ts',
      text: 'mailbox: mailboxName(address)',
      without: 'mailbox: (mailboxName(address), address)',
      tests: outbox,
    },
    {
      defence: 'aliases that never ordered do not use up the lists of a mailbox',
      file: outboxQueries,
      text: "and dropped_because is distinct from 'no_orders'",
      without: '',
      tests: outbox,
    },
    {
      defence: 'asking for lists of orders does not keep mails about orders away',
      file: outboxQueries,
      text: " and kind <> 'order_links'",
      without: '',
      tests: outbox,
    },
    {
      defence: 'what was paid for is mailed however many mails there were',
      file: mailRules,
      text: "if (hasMoney || isByHouse(mail)) return 'send';",
      without: "if (isByHouse(mail)) return 'send';",
      tests: outbox,
    },
    {
      defence: 'a mail about an order without money has no word of the visitor in it',
      file: mailing,
      text: 'name: hasReceivedMoney(order) ? order.name : null',
      without: 'name: hasReceivedMoney(order) ? order.name : order.name',
      tests: papers,
    },
    {
      defence: 'only an address that was confirmed is told of a sale',
      file: `${reminders}/reminders.queries.ts`,
      text: 'set confirmed_at = coalesce(confirmed_at, ${at})',
      without: 'set confirmed_at = confirmed_at',
      tests: reminding,
    },
    {
      defence: 'a link that confirms does so for two days',
      file: `${reminders}/reminders.service.ts`,
      text: "if (read.expiresAt && read.expiresAt <= at) return { kind: 'expired' };",
      without: '',
      tests: reminding,
    },
    {
      defence: 'the link of a mail is signed',
      file: `${reminders}/reminder-links.ts`,
      text: 'return timingSafeEqual(bytes.subarray(contentBytes), sign(link, content))',
      without: 'return sign(link, content).length > 0',
      tests: reminding,
    },
    {
      defence: 'an address that was told of a sale is deleted',
      file: 'apps/api/src/features/sales/outbox/outbox.service.ts',
      text: "if (kind === 'sale_begun') await deleteReminder(db, id);",
      without: '',
      tests: reminding,
    },
    {
      defence: 'a forgotten buyer waits for no sale',
      file: privacy,
      text: 'delete from sale_reminders where address',
      without: 'delete from sale_reminders where false and address',
      tests: reminding,
    },
    {
      defence: 'a list of orders greets nobody by a name that others may have typed',
      file: mailing,
      text: 'to: { name: null, email: to.email }',
      without: 'to: { name: first?.name ?? null, email: to.email }',
      tests: papers,
    },
  ],
  'Another account of the machine reads mails, keys or the secret': [
    {
      defence: 'the mail folder is for the account of the house alone',
      file: transport,
      text: 'mkdir(folder, { recursive: true, mode: 0o700 })',
      without: 'mkdir(folder, { recursive: true })',
      tests: ['apps/api/src/features/sales/outbox/mail/mail.test.ts'],
    },
    {
      defence: 'a mail folder that others could read is closed to them at start',
      file: 'apps/api/src/compose-sale.ts',
      text: 'await closeFolder(mailFolder(config.dataDir));',
      without: 'await closeFolder(keyFolder(config.dataDir));',
      tests: ['apps/api/src/compose-sale.test.ts'],
    },
    {
      defence: 'a secret that others could read is closed to them at start',
      file: 'apps/parterre/src/secret.ts',
      text: 'await closeFile(path);',
      without: 'await Promise.resolve(closeFile);',
      tests: ['apps/parterre/src/secret.test.ts'],
    },
    {
      defence: 'mails are for the account of the house alone',
      file: transport,
      text: '{ mode: 0o600 }',
      without: '{ mode: 0o644 }',
      tests: ['apps/api/src/features/sales/outbox/mail/mail.test.ts'],
    },
    {
      defence: 'a folder that others could read is closed to them',
      file: privateFiles,
      text: 'await chmod(path, mode & 0o700)',
      without: 'await Promise.resolve(chmod)',
      tests: ['apps/api/src/private-files.test.ts'],
    },
    {
      defence: 'files that others could read are closed to them with their folder',
      file: privateFiles,
      text: 'for (const name of await readdir(folder)) await closeFile(join(folder, name));',
      without: 'join(folder, (await readdir(folder)).join());',
      tests: ['apps/api/src/private-files.test.ts'],
    },
    {
      defence: 'a folder of keys that others can read is closed to them at start',
      file: 'apps/api/src/features/sales/tickets/keys/key-ring.ts',
      text: 'await openPrivateFolder(folder);',
      without: 'await mkdir(folder, { recursive: true, mode: 0o700 }).then(() => openPrivateFolder);',
      tests: ['apps/api/src/features/sales/tickets/keys/key-ring.test.ts'],
    },
  ],
  'A dependency turns bad, or has a licence we cannot keep': [
    {
      defence: 'dependencies are pinned',
      file: locks,
      text: '!exact.test(version)',
      without: "version === ''",
      tests: dependencies,
    },
    {
      defence: 'dependencies have a digest',
      file: locks,
      text: 'locked.integrity ? []',
      without: 'locked ? []',
      tests: dependencies,
    },
    {
      defence: 'nothing is installed beside the lock file',
      file: locks,
      text: '!(path in packages)',
      without: "path === ''",
      tests: dependencies,
    },
    {
      defence: 'Node is of the lock file',
      file: 'tools/setup/find-node.mjs',
      text: 'if (file && existsSync(file)) return file;',
      without: '',
      tests: ['tools/setup/find-node.test.ts'],
    },
    {
      defence: 'scripts of dependencies run by name only',
      file: locks,
      text: '!allowedScripts.includes(name)',
      without: "name === ''",
      tests: dependencies,
    },
    {
      defence: 'licences are on a list',
      file: locks,
      text: 'isAllowed(licence, allowed) ? []',
      without: 'licence ? []',
      tests: dependencies,
    },
  ],
};
