import { expect, it } from 'vitest';
import { separateCheck } from './separate-check.ts';

it.each([
  [
    'alter table ticket_types add column vat_rate integer check (vat_rate between 0 and 10000)',
    [
      'alter table ticket_types add column vat_rate integer',
      'alter table ticket_types add check (vat_rate between 0 and 10000)',
    ],
  ],
  [
    `-- Why.\nalter table orders add column channel text not null default 'web' check (channel in ('web', 'counter'))`,
    [
      `-- Why.\nalter table orders add column channel text not null default 'web'`,
      `alter table orders add check (channel in ('web', 'counter'))`,
    ],
  ],
])('a column and its check are two statements: %s', (statement, apart) => {
  expect(separateCheck(statement)).toEqual(apart);
});

it.each([
  'alter table landings add column online boolean not null default false',
  'alter table stock_units add constraint stock_units_check check ((state = 1) = (owner is not null))',
  'create table prices (minor bigint check (minor >= 0))',
])('anything else stays as it is: %s', (statement) => {
  expect(separateCheck(statement)).toEqual([statement]);
});
