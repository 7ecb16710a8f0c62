import { expect, it } from 'vitest';
import { mailboxName } from './mailbox.ts';

it.each([
  ['anna@example.com', 'anna@example.com'],
  ['anna+opera@example.com', 'anna@example.com'],
  ['anna+opera+1@example.com', 'anna@example.com'],
  ['an.na@example.com', 'an.na@example.com'],
  ['an.na+opera@gmail.com', 'anna@gmail.com'],
  ['a.n.n.a@googlemail.com', 'anna@gmail.com'],
  ['an-na@gmail.com', 'an-na@gmail.com'],
  // Yandex: one mailbox under all its domains, and a dot is a hyphen.
  ['anna@yandex.ru', 'anna@yandex.ru'],
  ['anna@ya.ru', 'anna@yandex.ru'],
  ['anna@yandex.com', 'anna@yandex.ru'],
  ['anna@yandex.by', 'anna@yandex.ru'],
  ['anna@yandex.kz', 'anna@yandex.ru'],
  ['anna@yandex.ua', 'anna@yandex.ru'],
  ['anna@narod.ru', 'anna@yandex.ru'],
  ['anna.iva-nova+opera@ya.ru', 'anna-iva-nova@yandex.ru'],
  ['anna-iva.nova@yandex.com', 'anna-iva-nova@yandex.ru'],
  ['annaivanova@yandex.ru', 'annaivanova@yandex.ru'],
  ['anna@yandex-team.ru', 'anna@yandex-team.ru'],
  ['anna@mail.ya.ru', 'anna@mail.ya.ru'],
  // Apple: who had an address of the older names has the same of the newer.
  ['anna@icloud.com', 'anna@icloud.com'],
  ['anna+opera@me.com', 'anna@icloud.com'],
  ['an.na@mac.com', 'an.na@icloud.com'],
  // Proton takes no notice of dots, hyphens and underscores.
  ['an.na_iva-nova+opera@protonmail.com', 'annaivanova@proton.me'],
  ['annaivanova@pm.me', 'annaivanova@proton.me'],
  ['annaivanova@protonmail.ch', 'annaivanova@proton.me'],
  // Where a name is somebody else's under each domain, and dots count.
  ['an.na+opera@outlook.com', 'an.na@outlook.com'],
  ['anna@hotmail.com', 'anna@hotmail.com'],
  ['an.na+opera@mail.ru', 'an.na@mail.ru'],
  ['anna@bk.ru', 'anna@bk.ru'],
])('mail to %s ends up at %s', (address, mailbox) => {
  expect(mailboxName(address)).toBe(mailbox);
});
