import { expect, it } from 'vitest';
import { type ReadPayout, readPayoutCsv } from './payout-csv.ts';

const line = (provider_id: string, gross_minor: number, fee_minor: number) => ({
  provider_id,
  gross_minor,
  fee_minor,
});

it.each<[what: string, text: string, read: ReadPayout]>([
  [
    'plain columns, in any sequence',
    'fee,id,gross,currency\n0.30,pay-1,11.00,eur\n0,back-1,-11,EUR\n',
    { kind: 'read', currency: 'EUR', lines: [line('pay-1', 1100, 30), line('back-1', -1100, 0)] },
  ],
  [
    'as YooKassa writes it',
    '\uFEFFИдентификатор платежа;Сумма платежа;Комиссия;Валюта\r\n22d6;1 100,50;38,52;RUB\r\n',
    { kind: 'read', currency: 'RUB', lines: [line('22d6', 110_050, 3852)] },
  ],
  [
    'quoted, with columns nobody asked for',
    '"note","payment_id","gross","fee","currency"\n"a, b","pi_1","10.00","0.50","usd"\n',
    { kind: 'read', currency: 'USD', lines: [line('pi_1', 1000, 50)] },
  ],
  [
    'as Stripe itemises it: payments by their intents, refunds by themselves, fees by what they are',
    'currency,gross,fee,net,reporting_category,source_id,charge_id,payment_intent_id\n' +
      'eur,10.00,0.50,9.50,charge,ch_1,ch_1,pi_1\neur,-4.00,0.00,-4.00,refund,re_1,ch_1,pi_1\neur,0.00,0.20,-0.20,fee,fee_1,,\n',
    {
      kind: 'read',
      currency: 'EUR',
      lines: [line('pi_1', 1000, 50), line('re_1', -400, 0), line('fee_1', 0, 20)],
    },
  ],
  [
    'no fee was taken',
    'id,gross,fee,currency\npay-1,5,,EUR\n',
    { kind: 'read', currency: 'EUR', lines: [line('pay-1', 500, 0)] },
  ],
  ['a column is missing', 'id,gross,currency\npay-1,5,EUR\n', { kind: 'columns' }],
  ['nothing was paid out', 'id,gross,fee,currency\n', { kind: 'empty' }],
  ['no sum', 'id,gross,fee,currency\npay-1,5,0,EUR\npay-2,many,0,EUR\n', { kind: 'amount', line: 3 }],
  ['a part of a cent', 'id,gross,fee,currency\npay-1,5.001,0,EUR\n', { kind: 'amount', line: 2 }],
  ['two currencies', 'id,gross,fee,currency\npay-1,5,0,EUR\npay-2,5,0,USD\n', { kind: 'currency', line: 3 }],
  ['too much of it', `id,gross,fee,currency\n${'pay-1,5,0,EUR\n'.repeat(5001)}`, { kind: 'too_many' }],
])('the report of a payout: %s', (_what, text, read) => {
  expect(readPayoutCsv(text)).toEqual(read);
});
