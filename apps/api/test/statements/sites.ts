import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, type TaggedTemplateExpression, Visitor } from 'oxc-parser';
import { root, sourceKey } from './record.ts';

/** A place in the source where a statement is written. */
export interface Site {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  /** What it says a row is, as written; nothing when no row is read. */
  readonly row: string | undefined;
  /** A part of a statement, which never goes to the database by itself, says no row and is given to no `query`. */
  readonly isStatement: boolean;
}

/** What the product sends; tests and what is made for them may send what they like. */
export async function readSites(): Promise<Site[]> {
  const files = globSync('apps/{api,parterre}/src/**/*.ts', { cwd: root });
  const own = files.filter((file) => !/\.test\.ts$|\/testing\//.test(file)).sort();
  const found = own.map(async (file) => findSites(file, await readFile(join(root, file), 'utf8')));
  return (await Promise.all(found)).flat();
}

function findSites(file: string, text: string): Site[] {
  const { program } = parseSync(file, text);
  const sent = new Set<unknown>();
  const templates: TaggedTemplateExpression[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: args }) => {
      const isQuery =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'query';
      if (isQuery) sent.add(args[0]);
    },
    TaggedTemplateExpression: (node) => {
      if (node.tag.type === 'Identifier' && node.tag.name === 'sql') templates.push(node);
    },
  }).visit(program);
  return templates.map((node) => {
    const type = node.typeArguments?.params[0];
    return {
      file,
      line: text.slice(0, node.start).split('\n').length,
      key: sourceKey(node.quasi.quasis.map(({ value }) => value.cooked ?? '')),
      row: type && text.slice(type.start, type.end),
      isStatement: type !== undefined || sent.has(node),
    };
  });
}
