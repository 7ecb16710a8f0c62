import { expect, test } from 'vitest';
import { splitStatements } from './split-statements.ts';

test.each<[string, string, string[]]>([
  ['nothing', '', []],
  ['one statement without a final line break', 'select 1;', ['select 1']],
  ['two statements', 'select 1;\n\nselect 2;\n', ['select 1', 'select 2']],
  ['a blank line of spaces', 'select 1;\n  \nselect 2;\n', ['select 1', 'select 2']],
  ['Windows line ends', 'select 1;\r\n\r\nselect 2;\r\n', ['select 1', 'select 2']],
  ['a comment stays with its statement', '-- why\nselect 1;\n', ['-- why\nselect 1']],
  ['a comment alone is no statement', 'select 1;\n\n-- the end\n', ['select 1']],
  [
    'a body keeps its semicolons',
    'do $$ begin\n  x;\n  y;\nend $$;\n\nselect 1;',
    ['do $$ begin\n  x;\n  y;\nend $$', 'select 1'],
  ],
])('splits %s', (_name, script, statements) => {
  expect(splitStatements(script)).toEqual(statements);
});
