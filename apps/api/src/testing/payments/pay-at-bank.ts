import { type TestCard, testCards } from '@parterre/sandbox-acquirer/bank/cards';

/** Pays on the page of the pretend bank with the card of that name. */
export async function payAtBank(page: string, name: TestCard['name']): Promise<void> {
  const card = testCards.find((one) => one.name === name)?.number ?? '';
  await fetch(page, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' });
}
