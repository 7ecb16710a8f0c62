import type { Me } from '@parterre/contracts/console/staff';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../api/queries.ts';

/** Whoever is signed in. The shell has asked before anything below it is drawn. */
export function useMe(): Me {
  const { data } = useQuery(meQuery);
  if (!data) throw new Error('Nobody is signed in here.');
  return data;
}
