import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { CopyQuery } from '../src/database/copy-query.ts';
import { Sql } from '../src/database/sql.ts';
import { StatementBatch } from '../src/database/statement-batch.ts';

/**
 * Writes down each statement that the tests send, what its values were and which columns were null in an answer, for
 * `tools/statements` to hold against the schema and the sources.
 */
const folder = process.env.RECORD_STATEMENTS;
const isRecording = Symbol.for('parterre.isRecording');
const workers = globalThis as { [isRecording]?: boolean };

if (folder && !workers[isRecording]) {
  workers[isRecording] = true;
  record(join(folder, `${process.pid}.jsonl`));
}

function record(file: string): void {
  const seen = new Set<string>();
  const note = (fact: object) => {
    const line = JSON.stringify(fact);
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(file, `${line}\n`);
  };
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    const [sent] = args;
    const noteAnswer = (text: string) => (result: pg.QueryResult) =>
      note({ text, nulls: nullColumns(result.rows) });
    const statements =
      sent instanceof StatementBatch ? sent.statements : [sent instanceof CopyQuery ? sent.statement : sent];
    for (const statement of statements)
      if (statement instanceof Sql)
        note({ source: statement.source, text: statement.text, values: statement.values.map(kind) });
    if (sent instanceof StatementBatch)
      sent.on('end', (results) => {
        for (const [index, result] of [results].flat().entries())
          noteAnswer(sent.statements[index]?.text ?? '')(result);
      });
    const result: unknown = Reflect.apply(query, this, args);
    if (sent instanceof Sql && result instanceof Promise)
      result.then(noteAnswer(sent.text)).catch(() => undefined);
    return result;
  } as typeof query;
}

const nullColumns = (rows: readonly Record<string, unknown>[]): string[] =>
  Object.keys(rows[0] ?? {}).filter((column) => rows.some((row) => row[column] === null));

function kind(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return `${[...new Set(value.map(kind))].sort().join('|')}[]`;
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
