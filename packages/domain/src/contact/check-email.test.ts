import { describe, expect, it } from 'vitest';
import { checkEmail } from './check-email.ts';

const label = (length: number) => 'a'.repeat(length);

describe('an e-mail address is accepted', () => {
  it.each([
    'anna@example.com',
    'anna.maria+opera@mail.example.co.uk',
    "o'neill@example.ie",
    '_a!#$%&*/=?^`{|}~-z@example.com',
    'анна@почта.рф',
    'anna@xn--80a1acny.xn--p1ai',
    'anna@münchen.de',
    'म@हिन्दी.भारत',
    'zoë@1st-place.example',
    `${label(64)}@example.com`,
    `anna@${label(63)}.com`,
    `${label(64)}@${label(63)}.${label(63)}.${label(57)}.com`,
  ])('%s', (email) => {
    expect(checkEmail(email)).toEqual({ kind: 'valid', value: email });
  });

  it('with its domain in lower case, and only its domain', () => {
    expect(checkEmail(' Anna@Example.COM ')).toEqual({ kind: 'valid', value: 'Anna@example.com' });
  });
});

describe('an e-mail address is refused', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    [`${label(65)}@example.com`, 'too_long'],
    [`${label(64)}@${label(63)}.${label(63)}.${label(58)}.com`, 'too_long'],
    ['anna', 'bad_format'],
    ['anna@', 'bad_format'],
    ['@example.com', 'bad_format'],
    ['anna@example', 'bad_format'],
    ['anna@@example.com', 'bad_format'],
    ['anna@example.com@example.com', 'bad_format'],
    ['an na@example.com', 'bad_format'],
    ['anna@exam ple.com', 'bad_format'],
    ['.anna@example.com', 'bad_format'],
    ['anna.@example.com', 'bad_format'],
    ['an..na@example.com', 'bad_format'],
    ['anna@.example.com', 'bad_format'],
    ['anna@example..com', 'bad_format'],
    ['anna@example.com.', 'bad_format'],
    ['anna@-example.com', 'bad_format'],
    ['anna@example-.com', 'bad_format'],
    ['anna@exam_ple.com', 'bad_format'],
    ['anna@example.c', 'bad_format'],
    ['anna@mail.example.c', 'bad_format'],
    ['anna@10.0.0.12', 'bad_format'],
    [`anna@${label(64)}.com`, 'bad_format'],
    ['"anna"@example.com', 'bad_format'],
    ['Anna <anna@example.com>', 'bad_format'],
    ['anna@example.com, b@example.com', 'bad_format'],
    ['an\u0000na@example.com', 'bad_format'],
    ['anna\u202e@example.com', 'bad_format'],
  ])('%j: %s', (email, fault) => {
    expect(checkEmail(email)).toEqual({ kind: 'invalid', fault });
  });
});
