import { expect, it } from 'vitest';
import { type HeldKind, heldKindNames, heldKinds } from './held-kinds.ts';

it.each<[what: string, HeldKind[]]>([
  [
    'erased',
    [
      'contacts',
      'notes',
      'mail_files',
      'lookups',
      'reminders',
      'wishes',
      'received_tickets',
      'gift_cards',
      'wallet_passes',
    ],
  ],
  ['without_person', ['consents', 'mails']],
  ['kept', ['purchases', 'audit']],
])('what becomes of a forgotten person: %s', (what, kinds) => {
  expect(heldKindNames.filter((kind) => heldKinds[kind].whenForgotten === what)).toEqual(kinds);
});

it('whatever names a person is held until they ask, or until it has served, unless the law wants it', () => {
  const erased = heldKindNames.filter((kind) => heldKinds[kind].whenForgotten === 'erased');
  expect(
    erased.map((kind) => heldKinds[kind].until).filter((until) => until !== 'asked' && until !== 'told'),
  ).toEqual([]);
});
