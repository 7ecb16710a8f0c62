/// <reference path="./pg-internals.d.ts" />
import type pg from 'pg';
import Query, { type Wire } from 'pg/lib/query.js';
import utils from 'pg/lib/utils.js';
import type { Sql } from './sql.ts';

/**
 * Statements that the server answers all at once: pg by itself asks for an answer to each, and every answer wakes this process.
 * After the first that fails, none is done. To be given to `query` of a client.
 */
export class StatementBatch extends Query {
  readonly statements: readonly Sql[];
  #answered = 0;

  constructor(
    statements: readonly Sql[],
    done: (error: Error | undefined, results: readonly pg.QueryResult[]) => void,
  ) {
    super('', (error, results) => done(error, [results].flat()));
    this.statements = statements;
    this.#expectAnswer();
  }

  override submit(wire: Wire): Error | null {
    try {
      const bound = this.statements.map(({ values }) => values.map((value) => utils.prepareValue(value)));
      wire.stream.cork();
      for (const [index, statement] of this.statements.entries()) send(wire, statement, bound[index] ?? []);
      wire.sync();
      wire.stream.uncork();
      return null;
    } catch (error) {
      return error as Error;
    }
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    super.handleCommandComplete(message, wire);
    this.#answered += 1;
    this.#expectAnswer();
  }

  override handleError(error: Error, wire: Wire): void {
    for (const { name } of this.statements) if (name) delete wire.submittedNamedStatements[name];
    super.handleError(error, wire);
  }

  /** By the name and the text of the statement that is being answered pg records what the server has parsed. */
  #expectAnswer(): void {
    const statement = this.statements[this.#answered];
    this.name = statement?.name;
    this.text = statement?.text ?? '';
  }
}

function send(wire: Wire, { name, text }: Sql, values: readonly unknown[]): void {
  if (!name || !(name in wire.parsedStatements || name in wire.submittedNamedStatements)) {
    wire.parse({ name, text });
    if (name) wire.submittedNamedStatements[name] = text;
  }
  wire.bind({ statement: name, values });
  wire.describe({ type: 'P', name: '' });
  wire.execute();
}
