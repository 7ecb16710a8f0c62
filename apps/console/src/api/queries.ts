import type { CallOffWhat } from '@parterre/contracts/console/call-offs';
import type { SearchableKind } from '@parterre/contracts/console/drafts';
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
  type BundleSalesSearch,
  type CodeSearch,
  findFreeKey,
  findOrders,
  type GridSearch,
  type ItemSearch,
  listBundles,
  listDeliveries,
  listDrafts,
  listItems,
  listPerformances,
  listPlans,
  listPriceLists,
  listPrintedTickets,
  listPublications,
  listRequests,
  listSessions,
  listSites,
  listStaff,
  listVoucherCodes,
  listVouchers,
  listWaiting,
  listWebhooks,
  type OrderSearch,
  type PriceListSearch,
  planCallOff,
  readBooks,
  readBundleSales,
  readDraft,
  readEventPrices,
  readGrid,
  readHeld,
  readItem,
  readItemInSearch,
  readLine,
  readMe,
  readOrder,
  readPictureFormats,
  readPlan,
  readPlanSource,
  readPublication,
  readRatePrices,
  readSettlement,
  readTill,
  readToday,
  readVoucher,
  type SettlementSearch,
  searchAudit,
  showCounter,
  showDoor,
  showHall,
  showMove,
  showRehearsals,
  showWaitingRoom,
  type VoucherSearch,
  watchCallOff,
  watchSale,
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

export const vouchersQuery = (search: VoucherSearch) =>
  queryOptions({
    queryKey: ['vouchers', search],
    queryFn: () => listVouchers(search),
    placeholderData: keepPreviousData,
  });

export const voucherCodesQuery = (search: CodeSearch) =>
  queryOptions({
    queryKey: ['vouchers', 'codes', search],
    queryFn: () => listVoucherCodes(search),
    placeholderData: keepPreviousData,
  });

export const bundlesQuery = (search: { readonly page: number; readonly lang: string }) =>
  queryOptions({
    queryKey: ['bundles', search],
    queryFn: () => listBundles(search),
    placeholderData: keepPreviousData,
  });

export const bundleSalesQuery = (search: BundleSalesSearch) =>
  queryOptions({ queryKey: ['bundles', 'sales', search], queryFn: () => readBundleSales(search) });

/** Whatever is given up is passed on within a second or two. */
const lineEveryMs = 5000;

export const waitingQuery = (lang: string) =>
  queryOptions({
    queryKey: ['waiting-list', lang],
    queryFn: () => listWaiting(lang),
    refetchInterval: lineEveryMs,
  });

export const lineQuery = (performanceId: number, lang: string) =>
  queryOptions({
    queryKey: ['waiting-list', performanceId, lang],
    queryFn: () => readLine(performanceId, lang),
    refetchInterval: lineEveryMs,
  });

export const voucherQuery = (voucherId: string, lang: string) =>
  queryOptions({
    queryKey: ['vouchers', 'life', voucherId, lang],
    queryFn: () => readVoucher(voucherId, lang),
  });

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

const lookAtRoomEveryMs = 2000;

export const waitingRoomQuery = (performanceId: number, language: string) =>
  queryOptions({
    queryKey: ['waiting-room', performanceId, language],
    queryFn: () => showWaitingRoom(performanceId, language),
    refetchInterval: lookAtRoomEveryMs,
  });

export const saleQuery = (performanceId: number, language: string) =>
  queryOptions({
    queryKey: ['on-sale', performanceId, language],
    queryFn: () => watchSale(performanceId, language),
    placeholderData: keepPreviousData,
    refetchInterval: lookAtRoomEveryMs,
  });

export const rehearsalsQuery = (performanceId: number, language: string) =>
  queryOptions({
    queryKey: ['rehearsals', performanceId, language],
    queryFn: () => showRehearsals(performanceId, language),
    refetchInterval: lookAtRoomEveryMs,
  });

/** People come in by the second: whoever leads the doors sees it as it happens. */
const lookAtDoorEveryMs = 2000;

export const doorQuery = (performanceId: number, language: string) =>
  queryOptions({
    queryKey: ['door', performanceId, language],
    queryFn: () => showDoor(performanceId, language),
    refetchInterval: lookAtDoorEveryMs,
  });

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

/** Of one server: it is built as it is. */
export const pictureFormatsQuery = queryOptions({
  queryKey: ['picture-formats'],
  queryFn: readPictureFormats,
  staleTime: Number.POSITIVE_INFINITY,
});

interface SearchedItem {
  readonly kind: SearchableKind;
  readonly key: string;
  readonly draftId: string | undefined;
  readonly revision: number;
}

export const itemInSearchQuery = ({ kind, key, draftId, revision }: SearchedItem) =>
  queryOptions({
    queryKey: ['item', kind, key, draftId, 'in-search', revision],
    queryFn: () => readItemInSearch(kind, key, draftId),
    // It is made for whoever looks, and costs more than reading does.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

export const freeKeyQuery = (kind: ItemKind, key: string) =>
  queryOptions({ queryKey: ['free-key', kind, key], queryFn: () => findFreeKey(kind, key), gcTime: 0 });

export const priceListsQuery = (search: PriceListSearch) =>
  queryOptions({
    queryKey: ['prices', search],
    queryFn: () => listPriceLists(search),
    placeholderData: keepPreviousData,
  });

export const eventPricesQuery = (key: string, draftId: string | undefined, language: string) =>
  queryOptions({
    queryKey: ['prices', 'event', key, draftId, language],
    queryFn: () => readEventPrices(key, draftId, language),
  });

export const ratePricesQuery = (key: string, draftId: string | undefined) =>
  queryOptions({
    queryKey: ['prices', 'rate', key, draftId],
    queryFn: () => readRatePrices(key, draftId),
  });

export const sitesQuery = queryOptions({ queryKey: ['items', 'sites'], queryFn: listSites });

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
