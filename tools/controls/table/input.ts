import type { Controls } from '../control.ts';

const fuzz = ['apps/api/src/fuzz.test.ts'];
const parsers = ['apps/api/src/parsers.fuzz.test.ts'];
const query = ['packages/domain/src/query-string/parse-query.test.ts'];
const csv = 'apps/api/src/features/catalogue/import/csv';

/** Whatever is sent: it is a value or a refusal. */
export const inputControls: Controls = {
  'SQL in a parameter': [
    {
      defence: 'what is searched for is a parameter',
      file: 'apps/api/src/features/catalogue/search/search.queries.ts',
      text: '${JSON.stringify(queries)}::json',
      without: "${sql.raw(`'${JSON.stringify(queries)}'`)}::json",
      tests: fuzz,
    },
    {
      defence: 'parameters have the published shape',
      file: 'apps/api/src/plugins/validation.ts',
      text: ': { error: new RefusedInput(httpPart, checked.details) };',
      without: ': { value: input };',
      tests: fuzz,
    },
  ],
  'A value that nothing here knows is taken for another': [
    {
      defence: 'a currency that the catalogue does not offer is refused',
      file: 'apps/api/src/plugins/known-currency.ts',
      text: '(await offered()).includes(code)',
      without: '(await offered()).length > 0',
      tests: ['apps/api/src/plugins/known-currency.test.ts'],
    },
  ],
  'Input that breaks a parser: query, seat plan, ticket code, import files, notifications, cookies, proofs': [
    {
      defence: 'a query that is not well formed is read as far as it is',
      file: 'packages/domain/src/query-string/parse-query.ts',
      text: 'return spaced; // A malformed escape is no reason to lose the parameter.',
      without: "throw new Error('malformed');",
      tests: query,
    },
    {
      defence: 'a query names nothing that every object has',
      file: 'packages/domain/src/query-string/parse-query.ts',
      text: 'if ([parent, ...children].some(isInherited)) return;',
      without: '',
      tests: query,
    },
    {
      defence: 'a seat plan with faults is refused',
      file: 'packages/domain/src/seats/pretix/parse-pretix-plan.ts',
      text: "if (ofForm.length > 0) return { kind: 'unreadable', faults: ofForm };",
      without: '',
      tests: parsers,
    },
    {
      defence: 'a file that is no plan is refused',
      file: `${csv}/read-plan-file.ts`,
      text: 'return refuse(cause instanceof Error ? cause.message : String(cause), findJsonFault(text));',
      without: 'throw cause;',
      tests: parsers,
    },
    {
      defence: 'a file that is no table is refused',
      file: `${csv}/read-table.ts`,
      text: 'if (!(error instanceof CsvError)) throw error;',
      without: 'throw error;',
      tests: parsers,
    },
    {
      defence: 'bytes that end too early are no ticket',
      file: 'packages/domain/src/tickets/ticket-bytes.ts',
      text: 'if (error instanceof ByteFault) return undefined;',
      without: '',
      tests: parsers,
    },
    {
      defence: 'a notification that is no JSON is refused',
      file: 'apps/api/src/features/sales/payments/providers/call-provider.ts',
      text: '} catch {\n    return undefined;',
      without: "} catch {\n    throw new Error('malformed');",
      tests: parsers,
    },
    {
      defence: 'a cookie that we did not sign is none',
      file: 'apps/api/src/features/basket/basket-cookie.ts',
      text: 'return valid && value !== null && uuid.test(value) ? value : undefined;',
      without: 'return valid && value !== null && uuid.test(value) ? value : signed;',
      tests: parsers,
    },
    {
      defence: 'a proof of another length is none',
      file: 'apps/api/src/features/bot-protection/work-challenges.ts',
      text: 'sent.length === right.length && ',
      without: '',
      tests: parsers,
    },
  ],
};
