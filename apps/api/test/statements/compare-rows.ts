import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Nullness } from './nullness.ts';
import { root } from './record.ts';
import type { Site } from './sites.ts';

const copy = join(root, '.cache/statement-types');
const apps = ['apps/api', 'apps/parterre'];

export interface ActualColumn {
  readonly name: string;
  readonly type: string;
  readonly nullness: Nullness;
}

/** What the database answers at a place, to be held against what is declared there. */
export interface ActualRow {
  readonly site: Site;
  readonly columns: readonly ActualColumn[];
}

/** One line for the compiler, and what it means when it does not compile. */
interface Claim {
  readonly code: string;
  readonly fault: string;
  readonly row: ActualRow;
}

export interface RowFault {
  readonly row: ActualRow;
  readonly fault: string;
}

/**
 * Asks the compiler itself whether each row is what its statement declares, in a copy of the sources that has the questions
 * at the end of each file: there every type has the meaning that it has in the statement.
 */
export async function compareRows(rows: readonly ActualRow[]): Promise<RowFault[]> {
  await rm(copy, { recursive: true, force: true });
  for (const app of apps) await cp(join(root, app, 'src'), join(copy, app, 'src'), { recursive: true });
  const byFile = Map.groupBy(rows, ({ site }) => site.file);
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify({ ...config, files: [...byFile.keys()] }));
  const claims = new Map<string, Claim>();
  for (const [file, ofFile] of byFile) {
    const text = await readFile(join(root, file), 'utf8');
    const lines = [...text.split('\n'), importedTypes(file)];
    for (const [index, row] of ofFile.entries()) {
      lines.push(`type Row${index}_ = ${oneLine(row.site.row ?? 'unknown')};`);
      for (const claim of findClaims(row, `Row${index}_`)) {
        lines.push(`export type Claim${lines.length}_ = ${claim.code};`);
        claims.set(`${file}:${lines.length}`, claim);
      }
    }
    await writeFile(join(copy, file), lines.join('\n'));
  }
  return readFaults(await compile(), claims);
}

const config = {
  extends: '../../tsconfig.base.json',
  compilerOptions: { types: ['node'], noUnusedLocals: false },
};

const oneLine = (type: string) => type.replaceAll(/\s+/g, ' ');

function importedTypes(file: string): string {
  const path = relative(dirname(join(copy, file)), join(root, 'apps/api/test/statements/check-types.ts'));
  return `import type * as Check_ from '${path}';`;
}

function findClaims(row: ActualRow, type: string): Claim[] {
  const { columns } = row;
  const union = columns.map(({ name }) => JSON.stringify(name)).join(' | ') || 'never';
  const ofColumns = columns.flatMap(({ name, type: actual, nullness }) => {
    const declared = `Check_.Declared<${type}, ${JSON.stringify(name)}>`;
    const whole = nullness === 'maybe' ? `${actual} | null` : actual;
    const fits = { code: `Check_.Fits<${declared}, ${whole}>`, fault: `${name} is ${whole}`, row };
    const mayBeNull = `Check_.Fits<${declared}, null>`;
    const json = nullness === 'maybe' ? { code: mayBeNull, fault: `${name} may be null`, row } : undefined;
    const there = { code: declared, fault: `${name} is not declared`, row };
    return actual === 'json' ? [json ?? there] : [fits];
  });
  const surplus = {
    code: `Check_.Never<Exclude<Check_.Names<${type}>, ${union}>>`,
    fault: 'no such column',
    row,
  };
  return [...ofColumns, surplus];
}

async function compile(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFile(
    process.execPath,
    [tsc, '-p', copy, '--noEmit', '--pretty', 'false'],
    { cwd: copy, maxBuffer: 2 ** 28 },
    (_, out) => resolve(out),
  );
  return promise;
}

function readFaults(output: string, claims: ReadonlyMap<string, Claim>): RowFault[] {
  const faults: RowFault[] = [];
  for (const line of output.split('\n')) {
    const [, file, place, said] = /^(\S+)\((\d+),\d+\): error TS\d+: (.*)/.exec(line) ?? [];
    if (!file) continue;
    const claim = claims.get(`${file}:${place}`);
    if (!claim) throw new Error(`The copy of the sources does not compile: ${line}`);
    faults.push({ row: claim.row, fault: `${claim.fault} (${said})` });
  }
  return faults;
}
