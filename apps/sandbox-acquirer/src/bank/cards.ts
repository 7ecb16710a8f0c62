import type { Misbehaviour } from '../records/misbehaviours.ts';

export type CardOutcome = 'succeed' | 'decline' | 'lack_funds' | 'authenticate' | 'decide_slowly' | 'abandon';

export interface TestCard {
  readonly number: string;
  /** Names the card's text on the payment page. */
  readonly name: CardOutcome | Misbehaviour;
  readonly outcome: CardOutcome;
  readonly misbehaviour?: Misbehaviour;
}

const plain = (outcome: CardOutcome, number: string): TestCard => ({ number, name: outcome, outcome });

const misbehaving = (misbehaviour: Misbehaviour, number: string): TestCard => ({
  number,
  name: misbehaviour,
  outcome: 'succeed',
  misbehaviour,
});

/** Numbers that the card schemes keep for tests or never gave out; each passes the Luhn check. */
export const testCards: readonly TestCard[] = [
  plain('succeed', '4242424242424242'),
  plain('authenticate', '4000000000003220'),
  plain('decline', '4000000000000002'),
  plain('lack_funds', '4000000000009995'),
  plain('decide_slowly', '4000000000000077'),
  plain('abandon', '4000000000000119'),
  misbehaving('duplicate', '4111000000000016'),
  misbehaving('reorder', '4111000000000024'),
  misbehaving('delay', '4111000000000032'),
  misbehaving('lose', '4111000000000040'),
  // The card is declined, while somebody claims the opposite.
  { ...misbehaving('forge', '4111000000000057'), outcome: 'decline' },
  misbehaving('wrong_amount', '4111000000000065'),
  misbehaving('wrong_currency', '4111000000000073'),
  misbehaving('fail_refunds', '4111000000000081'),
];

export const findCard = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replace(/[\s-]/g, ''));

/** In groups of four, as it is printed on a card. */
export const formatCardNumber = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
