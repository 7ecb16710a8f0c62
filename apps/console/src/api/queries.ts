import type { CallOffWhat } from '@parterre/contracts/console/call-offs';
import type { PersonInput } from '@parterre/contracts/console/privacy';
import type { StaffMember } from '@parterre/contracts/console/staff';
import type { ItemKind } from '@parterre/domain/drafts/item';
import { decodePlan } from '@parterre/domain/seats/plan-file/decode-plan';
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
  type GridSearch,
  type ItemSearch,
  listDeliveries,
  listDrafts,
  listItems,
  listPerformances,
  listPlans,
  listPrintedTickets,
  listPublications,
  listRequests,
  listSessions,
  listStaff,
  listWebhooks,
  type OrderSearch,
  planCallOff,
  readBooks,
  readDraft,
  readGrid,
  readHeld,
  readItem,
  readMe,
  readOrder,
  readPlan,
  readPlanSource,
  readPublication,
  readSettlement,
  readTill,
  readToday,
  type SettlementSearch,
  searchAudit,
  showCounter,
  showHall,
  showMove,
  watchCallOff,
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

export const gridQuery = (search: GridSearch) =>
  queryOptions({
    queryKey: ['grid', search],
    queryFn: () => readGrid(search),
    placeholderData: keepPreviousData,
  });

export const settlementQuery = (search: SettlementSearch) =>
  queryOptions({
    queryKey: ['settlement', search],
    queryFn: () => readSettlement(search),
    placeholderData: keepPreviousData,
  });

export const booksQuery = queryOptions({ queryKey: ['settlement', 'books'], queryFn: readBooks });

/** Watched: others sell and buy meanwhile. */
const watchedEveryMs = 5000;

/** Not kept for whoever sits here next. */
export const heldQuery = (person: PersonInput) =>
  queryOptions({ queryKey: ['held', person], queryFn: () => readHeld(person), gcTime: 0 });

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: listWebhooks,
  refetchInterval: watchedEveryMs,
});

export const deliveriesQuery = (webhookId: string, before: number | undefined) =>
  queryOptions({
    queryKey: ['webhooks', webhookId, before],
    queryFn: () => listDeliveries(webhookId, before),
    placeholderData: keepPreviousData,
    refetchInterval: watchedEveryMs,
  });

/** By the clock of the house. */
export const todayQuery = (language: string) =>
  queryOptions({
    queryKey: ['today', language],
    queryFn: () => readToday(language),
    refetchInterval: watchedEveryMs,
  });

/** Of what happens in a hall word comes by itself (`use-hall-changes.ts`); word may be lost. */
const lookEveryMs = 30_000;

export const hallQuery = (performanceId: number, language: string) =>
  queryOptions({
    queryKey: ['hall', performanceId, language],
    queryFn: () => showHall(performanceId, language),
    refetchInterval: lookEveryMs,
  });

export const plansQuery = (language: string) =>
  queryOptions({ queryKey: ['plans', language], queryFn: () => listPlans(language) });

/** A version never changes. */
export const planSourceQuery = (planId: number) =>
  queryOptions({
    queryKey: ['plan-source', planId],
    queryFn: () => readPlanSource(planId),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Watched: it goes on by itself. */
export const callOffQuery = (performanceId: number, language: string) =>
  queryOptions({
    queryKey: ['call-off', performanceId, language],
    queryFn: () => watchCallOff(performanceId, language),
    refetchInterval: watchedEveryMs,
  });

export const callOffPlanQuery = (performanceId: number, what: CallOffWhat, language: string) =>
  queryOptions({
    queryKey: ['call-off', performanceId, 'plan', what, language],
    queryFn: () => planCallOff(performanceId, what, language),
  });

export const counterQuery = (performanceId: number, language: string) =>
  queryOptions({
    queryKey: ['counter', performanceId, language],
    queryFn: () => showCounter(performanceId, language),
    refetchInterval: lookEveryMs,
  });

export const moveQuery = (number: number, performanceId: number, language: string) =>
  queryOptions({
    queryKey: ['order', number, 'move', performanceId, language],
    queryFn: () => showMove(number, performanceId, language),
    refetchInterval: lookEveryMs,
  });

export const printedTicketsQuery = (number: number) =>
  queryOptions({ queryKey: ['order', number, 'printed'], queryFn: () => listPrintedTickets(number) });

export const tillQuery = (after: number | undefined) =>
  queryOptions({ queryKey: ['till', after], queryFn: () => readTill(after) });

/** A plan never changes. */
export const planQuery = (hash: string) =>
  queryOptions({
    queryKey: ['plan', hash],
    queryFn: async () => decodePlan(await readPlan(hash)),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const itemsQuery = (search: ItemSearch) =>
  queryOptions({
    queryKey: ['items', search],
    queryFn: () => listItems(search),
    placeholderData: keepPreviousData,
  });

export const itemQuery = (kind: ItemKind, key: string, draftId: string | undefined) =>
  queryOptions({ queryKey: ['item', kind, key, draftId], queryFn: () => readItem(kind, key, draftId) });

export const draftsQuery = queryOptions({ queryKey: ['drafts'], queryFn: listDrafts });

export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['drafts', id],
    queryFn: () => readDraft(id),
    // One with a time is published, or not, by itself.
    refetchInterval: ({ state }) => (state.data?.publish_at ? watchedEveryMs : false),
  });

export const publicationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['publications', page],
    queryFn: () => listPublications(page),
    placeholderData: keepPreviousData,
  });

/** Until its pages are there, which takes less than a second. */
const awaitedEveryMs = 250;

export const publicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['publications', 'one', id],
    queryFn: () => readPublication(id),
    refetchInterval: ({ state }) => (state.data?.live_at === null ? awaitedEveryMs : false),
  });
