import type { Controls } from '../control.ts';

const operations = ['apps/api/src/features/operations/operations.test.ts'];
const scrubbing = ['apps/api/src/logging/scrub.test.ts'];
const reporting = ['apps/api/src/reporting/error-reporter.test.ts'];
const forgetting = ['apps/api/src/features/privacy/forget-buyer.test.ts'];
const humans = ['apps/api/src/features/humans/humans.test.ts'];
const dependencies = ['tools/check/dependencies.test.ts'];
const privacy = 'apps/api/src/features/privacy/privacy.queries.ts';
const locks = 'tools/check/dependencies.ts';

/** Persons, and what we take from others. */
export const personControls: Controls = {
  'Persons in a log or an error report': [
    {
      defence: 'the log has the form of an address, not the address',
      file: 'apps/api/src/plugins/request-notes.ts',
      text: "({ id: reqId, method, routeOptions }, { statusCode, elapsedTime }, done) => {\n    note({ reqId, method, route: routeOptions.url ?? 'none',",
      without:
        '({ id: reqId, method, url }, { statusCode, elapsedTime }, done) => {\n    note({ reqId, method, route: url,',
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
      text: "[/[^\\s\"'<>()=,;:/]+@[^\\s\"'<>()=,;:/]+/g, '…@…'],",
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
      defence: 'visitors are counted without their address',
      file: 'apps/api/src/features/humans/visitor-mark.ts',
      text: "return createHmac('sha256', secret).update(`visitor ${network}`).digest('base64url').slice(0, 22);",
      without: "return createHmac && secret ? network : '';",
      tests: humans,
    },
    {
      defence: 'visits are forgotten after an hour',
      file: 'apps/api/src/features/humans/human-guard.service.ts',
      text: 'await deleteAskings(db, before);',
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
      defence: 'a forgotten buyer has no address in consents',
      file: privacy,
      text: "await sql`update order_consents set ip = '' where order_id = any(${ids})`.execute(tx);",
      without: '',
      tests: forgetting,
    },
    {
      defence: 'a forgotten buyer has not asked for links',
      file: privacy,
      text: "delete from outbox where kind = 'order_links' and",
      without: "delete from outbox where kind = 'none' and",
      tests: forgetting,
    },
    {
      defence: 'what a mail server said of a forgotten buyer goes too',
      file: privacy,
      text: 'last_fault = null\n',
      without: 'last_fault = last_fault\n',
      tests: forgetting,
    },
    {
      defence: 'a list of what needs a person names no forgotten buyer',
      file: privacy,
      text: "await sql`update attention set details = details - 'fault' where order_id = any(${ids})`.execute(tx);",
      without: '',
      tests: forgetting,
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
      defence: 'scripts of dependencies run by name only',
      file: locks,
      text: '!allowedScripts.includes(name)',
      without: "name === ''",
      tests: dependencies,
    },
    {
      defence: 'licences are on a list',
      file: locks,
      text: 'isAllowed(licence, may) ? []',
      without: 'licence ? []',
      tests: dependencies,
    },
  ],
};
