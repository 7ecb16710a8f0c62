/** What one buyer was answered. */
export interface Answered {
  readonly status: number;
  readonly code: string | undefined;
  readonly wanted: string;
}

export interface Rush {
  readonly addresses: readonly string[];
  /** The ticket that each buyer wants, and how many. */
  readonly wants: readonly { readonly id: string; readonly count: number }[];
  readonly atOnce: number;
}

/** So many buyers, a crowd of them at any moment, each through another process than the one before. */
export async function rush({ addresses, wants, atOnce }: Rush): Promise<Answered[]> {
  const waiting = wants.entries();
  const answers: Answered[] = [];
  const buy = async () => {
    for (const [place, { id, count }] of waiting) {
      const address = addresses[place % addresses.length];
      const reply = await fetch(`${address}/api/basket`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'ADD_TICKET', ticket: { id, count } }),
      });
      const { error } = (await reply.json()) as { error?: { code: string } };
      answers.push({ status: reply.status, code: error?.code, wanted: id });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, buy));
  return answers;
}

export const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
