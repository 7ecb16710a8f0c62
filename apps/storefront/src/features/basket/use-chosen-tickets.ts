import { useMemo, useState } from 'react';
import { chosenTickets, type Refused } from './chosen-tickets.ts';
import { useBasketActs } from './use-basket-acts.ts';

const nothing: Refused = new Map();

/** Tickets as they are chosen, each held at once, and the acts that choose and drop them. */
export function useChosenTickets(currency: string) {
  const acts = useBasketActs(currency);
  const { basket, pending } = acts;
  const [refused, setRefused] = useState(nothing);
  const chosen = useMemo(() => chosenTickets({ basket, pending }, refused), [basket, pending, refused]);

  const add = async (id: string, count: number) => {
    const outcome = await acts.change({ type: 'ADD_TICKET', ticket: { id, count } });
    const problem = outcome.kind === 'refused' ? outcome.problem : undefined;
    const alternatives = problem?.code === 'ticket_unavailable' ? problem.alternatives : undefined;
    setRefused((known) => {
      const others = [...known].filter(([other]) => other !== id);
      return new Map(alternatives ? [...others, [id, alternatives]] : others);
    });
  };
  const drop = (id: string) => void acts.change({ type: 'DELETE_TICKET', ticket: { id } });

  return {
    chosen,
    pick: (ids: readonly string[]) => {
      for (const id of ids) void add(id, 1);
    },
    drop: (ids: readonly string[]) => ids.forEach(drop),
    setCount: (id: string, count: number) => {
      const known = chosen.get(id);
      if (count === 0) drop(id);
      else if (known && known.kind !== 'refused')
        void acts.change({ type: 'UPDATE_TICKET', ticket: { id, count } });
      else void add(id, count);
    },
  };
}
