import { createTransport } from '@parterre/api-client/transport';
import type { AuditPage } from '@parterre/contracts/console/audit';
import type { BundleSales, HeldBundles } from '@parterre/contracts/console/bundles';
import type { CallOffPlan, CallOffWhat, WatchedCallOff } from '@parterre/contracts/console/call-offs';
import type {
  CommandInput,
  CommandName,
  CommandResult,
  OpenRequest,
  WirePreview,
} from '@parterre/contracts/console/commands';
import type { CounterOfPerformance, PrintedTickets, TillPage } from '@parterre/contracts/console/counter';
import type { DoorOfPerformance } from '@parterre/contracts/console/doors';
import type {
  DraftDetail,
  DraftSummary,
  EditedItem,
  FreeKey,
  ItemInSearch,
  ItemList,
  PublicationDetail,
  PublicationList,
  SearchableKind,
} from '@parterre/contracts/console/drafts';
import type { MoveOfOrder } from '@parterre/contracts/console/moving';
import type { SaleCockpit } from '@parterre/contracts/console/on-sale';
import type { OrderDetail } from '@parterre/contracts/console/order-detail';
import type {
  FoundOrders,
  ListedOrder,
  ListedPerformance,
  OrderFilters,
} from '@parterre/contracts/console/orders';
import type { Assertion, Attestation } from '@parterre/contracts/console/passkey-exchange';
import type { GridPage, HallOfPerformance } from '@parterre/contracts/console/performances';
import type { PictureFormats } from '@parterre/contracts/console/pictures';
import type { PlanList, PlanSource } from '@parterre/contracts/console/plans';
import type { EventPrices, PriceLists, RatePrices } from '@parterre/contracts/console/prices';
import type { ExportedPerson, HeldData, PersonInput } from '@parterre/contracts/console/privacy';
import type { RehearsalsOfPerformance } from '@parterre/contracts/console/rehearsals';
import type {
  SettlementBooks,
  SettlementQuery,
  SettlementReport,
} from '@parterre/contracts/console/settlement';
import type { SiteList } from '@parterre/contracts/console/sites';
import type { Me, Passkey, StaffMember, StaffSession } from '@parterre/contracts/console/staff';
import type { Today } from '@parterre/contracts/console/today';
import type { BatchList, CodePage, VoucherLife } from '@parterre/contracts/console/vouchers';
import type { WaitingLine, WaitingOverview } from '@parterre/contracts/console/waiting-list';
import type { WaitingRoomOfPerformance } from '@parterre/contracts/console/waiting-rooms';
import type { DeliveryPage, Webhook } from '@parterre/contracts/console/webhooks';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import type { ItemKind } from '@parterre/domain/drafts/item';
import type { PlanFile } from '@parterre/domain/seats/plan-file/plan-file';
import type { CodeFilter } from '@parterre/domain/vouchers/voucher';

// A read is asked again by itself. A change never is: whoever made it sees that it failed, and presses once more with the same key.
const reading = createTransport({ address: '', retries: 1, timeoutMs: 20_000, requestsPerSecond: 50 });
/** Browsers let no more than 64 kB outlive a page: whatever is larger, as a site with all its texts, ends with it. */
const maxOutliving = 60_000;

const sendAnySize: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    keepalive:
      init?.keepalive === true &&
      (typeof init.body !== 'string' || new TextEncoder().encode(init.body).length <= maxOutliving),
  });

const changing = createTransport({
  address: '',
  fetch: sendAnySize,
  retries: 0,
  timeoutMs: 20_000,
  requestsPerSecond: 50,
});

const get = <Reply>(path: string, query?: Readonly<Record<string, string | number | undefined>>) =>
  reading<Reply>({ method: 'GET', path: query ? `${path}${search(query)}` : path });
const post = <Reply>(path: string, body?: unknown, headers?: Record<string, string>) =>
  changing<Reply>({ method: 'POST', path, body, headers });

function search(query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** Handed on to the browser as they come. */
export interface PasskeyOptions {
  readonly challenge: string;
}

export interface StaffPage {
  readonly results: readonly StaffMember[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

export interface AuditSearch {
  readonly account_id?: string | undefined;
  readonly command?: string | undefined;
  readonly subject?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly before?: number | undefined;
}

/** As the command has it that takes them out. */
export type OrderSearch = OrderFilters;

export const readHeld = (person: PersonInput) =>
  get<HeldData>(
    consolePaths.readHeld,
    'email' in person ? person : { order_numbers: person.order_numbers.join(',') },
  );
export const readPerson = (key: string) => get<ExportedPerson>(consolePaths.readPerson, { key });
export interface VoucherSearch {
  readonly search?: string;
  readonly page: number;
  readonly lang: string;
}
export const listVouchers = (query: VoucherSearch) => get<BatchList>(consolePaths.listVouchers, { ...query });
export interface CodeSearch {
  readonly batch_id: string;
  readonly show: CodeFilter;
  readonly after?: string;
  readonly limit?: number;
  readonly lang?: string;
}
export const listVoucherCodes = (query: CodeSearch) =>
  get<CodePage>(consolePaths.listVoucherCodes, { ...query });
export const listBundles = (query: { readonly page: number; readonly lang: string }) =>
  get<HeldBundles>(consolePaths.listHeldBundles, { ...query });
export interface BundleSalesSearch {
  readonly bundle_id: string;
  readonly page: number;
  readonly lang: string;
}
export const readBundleSales = (query: BundleSalesSearch) =>
  get<BundleSales>(consolePaths.readBundleSales, { ...query });
export const listWaiting = (lang: string) => get<WaitingOverview>(consolePaths.listWaiting, { lang });
export const readLine = (performanceId: number, lang: string) =>
  get<WaitingLine>(consolePaths.readLine, { performance_id: performanceId, lang });
export const readVoucher = (voucherId: string, lang: string) =>
  get<VoucherLife>(consolePaths.readVoucher, { voucher_id: voucherId, lang });
export const listWebhooks = () => get<{ results: readonly Webhook[] }>(consolePaths.listWebhooks);
export const listDeliveries = (webhookId: string, before: number | undefined) =>
  get<DeliveryPage>(consolePaths.listDeliveries, { webhook_id: webhookId, before });
export const readToday = (lang: string) => get<Today>(consolePaths.readToday, { lang });
export const readMe = () => get<Me>(consolePaths.readMe);
export const listStaff = (page: number) => get<StaffPage>(consolePaths.listStaff, { page });
export const listSessions = (accountId: string) =>
  get<{ results: readonly StaffSession[] }>(consolePaths.listSessions, { account_id: accountId });
export const searchAudit = (query: AuditSearch) => get<AuditPage>(consolePaths.searchAudit, { ...query });

export const listRequests = () => get<{ results: readonly OpenRequest[] }>(consolePaths.listRequests);
export const findOrders = (query: OrderSearch, after: number | undefined) =>
  get<FoundOrders>(consolePaths.findOrders, { ...query, after });
export const readOrder = (number: number) => get<OrderDetail>(consolePaths.readOrder, { number });
export const readExport = (key: string) =>
  get<{ results: readonly ListedOrder[] }>(consolePaths.readExport, { key });
export const listPerformances = (event: number | undefined, lang: string) =>
  get<{ results: readonly ListedPerformance[] }>(consolePaths.listPerformances, { event_id: event, lang });

export interface GridSearch {
  readonly search?: string | undefined;
  /** Days at the place. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly lang: string;
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}
export const readGrid = (query: GridSearch) => get<GridPage>(consolePaths.readGrid, { ...query });
export const showHall = (performanceId: number, lang: string) =>
  get<HallOfPerformance>(consolePaths.showHall, { performance_id: performanceId, lang });
export const readPlan = (hash: string) => get<PlanFile>(consolePaths.readPlan, { hash });

export const listPlans = (lang: string) => get<PlanList>(consolePaths.listPlans, { lang });
export const readPlanSource = (planId: number) =>
  get<PlanSource>(consolePaths.readPlanSource, { plan_id: planId });

export const planCallOff = (performanceId: number, what: CallOffWhat, lang: string) =>
  get<CallOffPlan>(consolePaths.planCallOff, { performance_id: performanceId, ...what, lang });
export const watchCallOff = (performanceId: number, lang: string) =>
  get<WatchedCallOff>(consolePaths.watchCallOff, { performance_id: performanceId, lang });

export const watchSale = (performanceId: number, lang: string) =>
  get<SaleCockpit>(consolePaths.watchSale, { performance_id: performanceId, lang });

export const showRehearsals = (performanceId: number, lang: string) =>
  get<RehearsalsOfPerformance>(consolePaths.showRehearsals, { performance_id: performanceId, lang });

export const showWaitingRoom = (performanceId: number, lang: string) =>
  get<WaitingRoomOfPerformance>(consolePaths.showWaitingRoom, { performance_id: performanceId, lang });

export const showDoor = (performanceId: number, lang: string) =>
  get<DoorOfPerformance>(consolePaths.showDoor, { performance_id: performanceId, lang });
export const showCounter = (performanceId: number, lang: string) =>
  get<CounterOfPerformance>(consolePaths.showCounter, { performance_id: performanceId, lang });
export const showMove = (number: number, performanceId: number, lang: string) =>
  get<MoveOfOrder>(consolePaths.showMove, { number, performance_id: performanceId, lang });
export const listPrintedTickets = (number: number) =>
  get<PrintedTickets>(consolePaths.listPrintedTickets, { number });
export const readTill = (after: number | undefined) => get<TillPage>(consolePaths.readTill, { after });
/** What is left out is decided by the API: by day of payment, of last month. */
export type SettlementSearch = Partial<Omit<SettlementQuery, 'lang'>> & { readonly lang: string };
export const readSettlement = (query: SettlementSearch) =>
  get<SettlementReport>(consolePaths.readSettlement, { ...query });
export const readBooks = () => get<SettlementBooks>(consolePaths.readBooks);

export interface ItemSearch {
  readonly kind: ItemKind;
  readonly q?: string | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}
export const listItems = (query: ItemSearch) => get<ItemList>(consolePaths.listItems, { ...query });
export const readItem = (kind: ItemKind, key: string, draftId: string | undefined) =>
  get<EditedItem>(consolePaths.readItem, { kind, key, draft_id: draftId });
export const readItemInSearch = (kind: SearchableKind, key: string, draftId: string | undefined) =>
  get<ItemInSearch>(consolePaths.readItemInSearch, { kind, key, draft_id: draftId });
export const readPictureFormats = () => get<PictureFormats>(consolePaths.readPictureFormats);
export const findFreeKey = (kind: ItemKind, key: string) =>
  get<FreeKey>(consolePaths.findFreeKey, { kind, key });
export interface PriceListSearch {
  readonly q?: string | undefined;
  readonly page?: number | undefined;
}
export const listPriceLists = (query: PriceListSearch) =>
  get<PriceLists>(consolePaths.listPriceLists, { ...query });
export const readEventPrices = (key: string, draftId: string | undefined, lang: string) =>
  get<EventPrices>(consolePaths.readEventPrices, { key, draft_id: draftId, lang });
export const readRatePrices = (key: string, draftId: string | undefined) =>
  get<RatePrices>(consolePaths.readRatePrices, { key, draft_id: draftId });
export const listSites = () => get<SiteList>(consolePaths.listSites);
/** Where a page of a landing is, for a frame. */
export const sitePageAddress = (query: {
  readonly landing_id: number;
  readonly draft_id: string | undefined;
  readonly path: string;
}): string => {
  const { draft_id, landing_id, path } = query;
  const search = new URLSearchParams({ landing_id: String(landing_id), path, ...(draft_id && { draft_id }) });
  return `${consolePaths.readSitePage}?${search}`;
};
export const listDrafts = () => get<{ results: readonly DraftSummary[] }>(consolePaths.listDrafts);
export const readDraft = (id: string) => get<DraftDetail>(consolePaths.readDraft, { id });
export const listPublications = (page: number) =>
  get<PublicationList>(consolePaths.listPublications, { page });
export const readPublication = (id: string) => get<PublicationDetail>(consolePaths.readPublication, { id });

export const acceptInvitation = (token: string) => post<Me>(consolePaths.acceptInvitation, { token });
export const startSignIn = () => post<PasskeyOptions>(consolePaths.startSignIn);
export const signIn = (assertion: Assertion) => post<Me>(consolePaths.signIn, { assertion });
export const signOut = () => post<unknown>(consolePaths.signOut);
export const startPasskey = (stepUp: Assertion | undefined) =>
  post<PasskeyOptions>(consolePaths.startPasskey, { step_up: stepUp });
export const addPasskey = (name: string, attestation: Attestation) =>
  post<Passkey>(consolePaths.addPasskey, { name, attestation });

/** An act, and exactly what it is told. */
export interface Act {
  readonly command: CommandName | 'passkey.add';
  readonly input: unknown;
}
export const startStepUp = ({ command, input }: Act) =>
  post<PasskeyOptions>(consolePaths.startStepUp, { command, input });

export const previewCommand = <Name extends CommandName>(name: Name, input: CommandInput<Name>) =>
  post<WirePreview>(consolePaths.previewCommand.replace(':command', name), { input });

export interface Awaiting {
  readonly request_id: string;
  readonly expires_at: string;
}

interface Run<Name extends CommandName> {
  readonly input: CommandInput<Name>;
  readonly reason: string;
  readonly stepUp: Assertion | undefined;
  /** Of the preview that was looked at. */
  readonly seen?: string;
  /** The same for as long as the same is meant, so that it is done once. */
  readonly key: string;
}
export const runCommand = <Name extends CommandName>(
  name: Name,
  { input, reason, stepUp, seen, key }: Run<Name>,
) =>
  post<CommandResult<Name> | Awaiting>(
    consolePaths.runCommand.replace(':command', name),
    { input, reason, step_up: stepUp, seen },
    { 'Idempotency-Key': key },
  );
