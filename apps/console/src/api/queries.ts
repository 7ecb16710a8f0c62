import type { StaffMember } from '@parterre/contracts/console/staff';
import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import {
  type AuditSearch,
  findOrders,
  listPerformances,
  listRequests,
  listSessions,
  listStaff,
  type OrderSearch,
  readMe,
  readOrder,
  searchAudit,
} from './console-api.ts';
import { isSignedOut } from './faults.ts';

/** `onSignedOut` hears of every answer that says so: the session has ended, wherever that was noticed first. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (failure: unknown) => {
    if (isSignedOut(failure)) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The transport asks again by itself. Without a connection a query fails, and is shown as it was, rather than wait unseen.
      queries: { retry: false, networkMode: 'always', staleTime: 5000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const meQuery = queryOptions({ queryKey: ['me'], queryFn: readMe });

export const staffQuery = (page: number) =>
  queryOptions({
    queryKey: ['staff', page],
    queryFn: () => listStaff(page),
    placeholderData: keepPreviousData,
  });

/** Null when there is nobody of that id. A house has few pages of staff, and most have one. */
export const memberQuery = (accountId: string) =>
  queryOptions({ queryKey: ['staff', 'member', accountId], queryFn: () => findMember(accountId) });

async function findMember(accountId: string, page = 1): Promise<StaffMember | null> {
  const { results, total, limit } = await listStaff(page);
  const found = results.find(({ id }) => id === accountId);
  if (found) return found;
  return page * limit < total ? findMember(accountId, page + 1) : null;
}

export const sessionsQuery = (accountId: string) =>
  queryOptions({ queryKey: ['sessions', accountId], queryFn: () => listSessions(accountId) });

export const auditQuery = (search: AuditSearch) =>
  queryOptions({
    queryKey: ['audit', search],
    queryFn: () => searchAudit(search),
    placeholderData: keepPreviousData,
  });

export const requestsQuery = queryOptions({ queryKey: ['requests'], queryFn: listRequests });

export const ordersQuery = (search: OrderSearch, after: number | undefined) =>
  queryOptions({
    queryKey: ['orders', search, after],
    queryFn: () => findOrders(search, after),
    placeholderData: keepPreviousData,
  });

export const orderDetailQuery = (number: number) =>
  queryOptions({ queryKey: ['order', number], queryFn: () => readOrder(number) });

export const performancesQuery = (event: number | undefined, language: string) =>
  queryOptions({
    queryKey: ['performances', event, language],
    queryFn: () => listPerformances(event, language),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
