import { expect, it } from 'vitest';
import { splitStatements } from './split-statements.ts';

it.each<[string, string, string[]]>([
  ['one statement without a final semicolon', 'select 1', ['select 1']],
  ['two statements on one line', 'select 1; select 2;', ['select 1', 'select 2']],
  ['statements without a blank line between them', 'select 1;\nselect 2;\n', ['select 1', 'select 2']],
  ['a statement with a blank line', 'select 1,\n\n  2;\n', ['select 1,\n\n  2']],
  ['Windows line ends', 'select 1;\r\n\r\nselect 2;\r\n', ['select 1', 'select 2']],
  ['a comment alone', 'select 1;\n\n-- the end; or not\n/* ; /* ; */ ; */', ['select 1']],
  [
    'semicolons in texts and names',
    `select 'é; '';' as "ё;";select 2`,
    [`select 'é; '';' as "ё;"`, 'select 2'],
  ],
  [
    'semicolons in bodies',
    'do $a$ begin perform 1; perform $$;$$; end $a$; select 1;',
    ['do $a$ begin perform 1; perform $$;$$; end $a$', 'select 1'],
  ],
  [
    'semicolons in bodies without quotes',
    'create procedure p() begin atomic select 1; select 2; end; select 3;',
    ['create procedure p() begin atomic select 1; select 2; end', 'select 3'],
  ],
])('splits %s', async (_name, script, statements) => {
  expect(await splitStatements(script)).toEqual(statements);
});
