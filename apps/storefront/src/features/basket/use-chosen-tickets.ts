import { useMemo, useState } from 'react';
import { chosenTickets, type Refused } from './chosen-tickets.ts';
import { useBasketState } from './use-basket.ts';
import { useBasketChange } from './use-basket-change.ts';

const nothing: Refused = new Map();

/** Tickets as they are chosen, each held at once, and the actions that choose and drop them. */
export function useChosenTickets(currency: string) {
  const { change } = useBasketChange(currency);
  const { basket, pending } = useBasketState();
  const [refused, setRefused] = useState(nothing);
  const chosen = useMemo(() => chosenTickets({ basket, pending }, refused), [basket, pending, refused]);

  const add = async (id: string, count: number) => {
    const outcome = await change({ type: 'ADD_TICKET', ticket: { id, count } });
    const problem = outcome.kind === 'refused' ? outcome.problem : undefined;
    const alternatives = problem?.code === 'ticket_unavailable' ? problem.alternatives : undefined;
    setRefused((earlier) => {
      const others = [...earlier].filter(([other]) => other !== id);
      return new Map(alternatives ? [...others, [id, alternatives]] : others);
    });
  };
  const drop = (id: string) => void change({ type: 'DELETE_TICKET', ticket: { id } });

  return {
    chosen,
    pick: (ids: readonly string[]) => {
      for (const id of ids) void add(id, 1);
    },
    drop: (ids: readonly string[]) => ids.forEach(drop),
    setCount: (id: string, count: number) => {
      const isChosen = (chosen.get(id)?.kind ?? 'refused') !== 'refused';
      if (count === 0) drop(id);
      else if (isChosen) void change({ type: 'UPDATE_TICKET', ticket: { id, count } });
      else void add(id, count);
    },
  };
}
