/* Holds every statement of the sources against the schema, and against what a cluster can do; `npm test` runs it after the tests have recorded them. */
import { asksEverywhere, breaches, refusals } from '../scale-rules.ts';
import { checkStatements, knownStatements, type StatementFault } from './check-statements.ts';
import { compareRows } from './compare-rows.ts';
import { readRecord } from './record.ts';
import { withScratchDatabase } from './scratch-database.ts';
import { readSites } from './sites.ts';

const sites = await readSites();
const statements = await knownStatements(await readRecord(), sites);
const sent = new Set(statements.flatMap((statement) => statement.sites));
const unsent = sites
  .filter((site) => site.isStatement && !sent.has(site))
  .map((site) => ({ site, fault: 'no test sends this statement' }));
const { faults, rows } = await withScratchDatabase((client) => checkStatements(client, statements));
const wrongRows = (await compareRows(rows)).map(({ row, fault }) => ({ site: row.site, fault }));

const refused = statements.flatMap(({ sent, sites: places }) =>
  places.flatMap((site) => {
    const found = asksEverywhere(site.file) ? refusals(sent.text) : breaches(sent.text);
    return found.map((fault) => ({ site, fault: `on a cluster: ${fault}` }));
  }),
);

const told = (found: StatementFault) => `${found.site.file}:${found.site.line} ${found.fault}`;
const all = [...new Set([...unsent, ...faults, ...wrongRows, ...refused].map(told))].sort();
for (const line of all) console.log(line);
console.log(
  `${sent.size} statements in ${statements.length} forms, ${rows.length} rows compared, ${all.length} faults`,
);
process.exit(all.length > 0 ? 1 : 0);
