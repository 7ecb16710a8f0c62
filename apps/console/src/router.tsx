import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { acceptInvitation, readMe } from './api/console-api.ts';
import { isSignedOut } from './api/faults.ts';
import { meQuery } from './api/queries.ts';
import { readFilters } from './features/audit/audit-search.ts';
import { readEditorSearch, readItemSearch, readPricesSearch } from './features/catalogue/catalogue-search.ts';
import { readSiteSearch } from './features/catalogue/sites/site-search.ts';
import { readOrderFilters } from './features/orders/order-search.ts';
import { readCallOffSearch } from './features/performances/call-off-search.ts';
import { readGridFilters } from './features/performances/grid-search.ts';
import { readSettlementFilters } from './features/settlement/settlement-search.ts';
import { LinkGone } from './features/sign-in/link-gone.tsx';
import { SignIn } from './features/sign-in/sign-in.tsx';
import { Welcome } from './features/sign-in/welcome.tsx';
import { readChosenSeats, readCodeFilters, readVoucherFilters } from './features/vouchers/vouchers-search.ts';
import { Broken, Loading, Missing, Waiting } from './shell/last-resorts.tsx';
import { permittedSections } from './shell/sections.ts';
import { Shell } from './shell/shell.tsx';

interface Context {
  readonly queryClient: QueryClient;
}

const root = createRootRouteWithContext<Context>()({ component: Outlet, notFoundComponent: Missing });

/** An address of ours to go back to; nobody is sent elsewhere by a link that says so. */
const isOwnAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value);

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: SignIn,
  validateSearch: (search: Record<string, unknown>): { next?: string } =>
    isOwnAddress(search.next) ? { next: search.next } : {},
});

/** Before anything is drawn: the link is good once, so it is followed in one place, and leaves the address at once. */
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: LinkGone,
  beforeLoad: async ({ context, location }) => {
    const failure = await follow(location.hash, context);
    if (failure === undefined) throw redirect({ to: '/welcome', replace: true });
    return { failure };
  },
});

/** Why the link signs nobody in; undefined when it did. */
async function follow(token: string, { queryClient }: Context): Promise<unknown> {
  try {
    queryClient.setQueryData(meQuery.queryKey, await acceptInvitation(token));
    return undefined;
  } catch (failure) {
    return failure;
  }
}

async function requireMe({ queryClient }: Context, href: string) {
  const known = queryClient.getQueryData(meQuery.queryKey);
  if (known) return known;
  try {
    const me = await readMe();
    queryClient.setQueryData(meQuery.queryKey, me);
    return me;
  } catch (failure) {
    if (!isSignedOut(failure)) throw failure;
    throw redirect({ to: '/sign-in', search: { next: href }, replace: true });
  }
}

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  errorComponent: Broken,
  beforeLoad: async ({ context, location }) => ({ me: await requireMe(context, location.href) }),
});

const welcome = createRoute({ getParentRoute: () => inside, path: '/welcome', component: Welcome });

const start = createRoute({
  getParentRoute: () => inside,
  path: '/',
  beforeLoad: ({ context }) => {
    const [first] = permittedSections(context.me.permissions);
    throw redirect({ to: first?.to ?? '/account', replace: true });
  },
});

const shell = createRoute({ getParentRoute: () => inside, id: 'console', component: Shell });

/** What a screen is made of is loaded when somebody turns to it. */
const screen = <Module extends Record<string, ComponentType>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) => ({ component: lazyRouteComponent(load, name), pendingComponent: Loading });

const today = createRoute({
  getParentRoute: () => shell,
  path: '/today',
  ...screen(() => import('./features/today/today.tsx'), 'Today'),
});

const privacy = createRoute({
  getParentRoute: () => shell,
  path: '/privacy',
  ...screen(() => import('./features/privacy/privacy.tsx'), 'Privacy'),
});

const vouchers = createRoute({
  getParentRoute: () => shell,
  path: '/vouchers',
  ...screen(() => import('./features/vouchers/vouchers.tsx'), 'Vouchers'),
  validateSearch: readVoucherFilters,
});

const issueVouchers = createRoute({
  getParentRoute: () => shell,
  path: '/vouchers/issue',
  ...screen(() => import('./features/vouchers/issue-vouchers.tsx'), 'IssueVouchers'),
  validateSearch: readChosenSeats,
});

const voucherBatch = createRoute({
  getParentRoute: () => shell,
  path: '/vouchers/$batchId',
  ...screen(() => import('./features/vouchers/voucher-batch.tsx'), 'VoucherBatch'),
  validateSearch: readCodeFilters,
});

const voucherLife = createRoute({
  getParentRoute: () => shell,
  path: '/vouchers/$batchId/$voucherId',
  ...screen(() => import('./features/vouchers/voucher-life.tsx'), 'VoucherLife'),
});

const readPage = (search: Record<string, unknown>): { page?: number } => {
  const page = Number(search.page);
  return Number.isSafeInteger(page) && page > 1 ? { page } : {};
};

const bundles = createRoute({
  getParentRoute: () => shell,
  path: '/bundles',
  ...screen(() => import('./features/bundles/bundles.tsx'), 'Bundles'),
  validateSearch: readPage,
});

const newBundle = createRoute({
  getParentRoute: () => shell,
  path: '/bundles/new',
  ...screen(() => import('./features/bundles/edit-bundle.tsx'), 'NewBundle'),
});

const bundle = createRoute({
  getParentRoute: () => shell,
  path: '/bundles/$bundleId',
  ...screen(() => import('./features/bundles/bundle.tsx'), 'Bundle'),
  validateSearch: readPage,
});

const editBundle = createRoute({
  getParentRoute: () => shell,
  path: '/bundles/$bundleId/change',
  ...screen(() => import('./features/bundles/edit-bundle.tsx'), 'EditBundle'),
});

const waitingList = createRoute({
  getParentRoute: () => shell,
  path: '/waiting-list',
  ...screen(() => import('./features/waiting-list/waiting-list.tsx'), 'WaitingList'),
});

const waitingLine = createRoute({
  getParentRoute: () => shell,
  path: '/waiting-list/$performanceId',
  ...screen(() => import('./features/waiting-list/waiting-line.tsx'), 'WaitingLine'),
});

const webhooks = createRoute({
  getParentRoute: () => shell,
  path: '/webhooks',
  ...screen(() => import('./features/webhooks/webhooks.tsx'), 'Webhooks'),
});

const staff = createRoute({
  getParentRoute: () => shell,
  path: '/staff',
  ...screen(() => import('./features/staff/staff-list.tsx'), 'StaffList'),
  validateSearch: (search: Record<string, unknown>): { page?: number } => {
    const page = Number(search.page);
    return Number.isSafeInteger(page) && page > 1 ? { page } : {};
  },
});

const invite = createRoute({
  getParentRoute: () => shell,
  path: '/staff/invite',
  ...screen(() => import('./features/staff/invite.tsx'), 'Invite'),
});
const person = createRoute({
  getParentRoute: () => shell,
  path: '/staff/$accountId',
  ...screen(() => import('./features/staff/person.tsx'), 'Person'),
});
const account = createRoute({
  getParentRoute: () => shell,
  path: '/account',
  ...screen(() => import('./features/account/account.tsx'), 'Account'),
});

const audit = createRoute({
  getParentRoute: () => shell,
  path: '/audit',
  ...screen(() => import('./features/audit/audit.tsx'), 'Audit'),
  validateSearch: readFilters,
});

const orders = createRoute({
  getParentRoute: () => shell,
  path: '/orders',
  ...screen(() => import('./features/orders/orders.tsx'), 'Orders'),
  validateSearch: readOrderFilters,
});

const order = createRoute({
  getParentRoute: () => shell,
  path: '/orders/$number',
  ...screen(() => import('./features/orders/order.tsx'), 'Order'),
});

const move = createRoute({
  getParentRoute: () => shell,
  path: '/orders/$number/move',
  ...screen(() => import('./features/orders/move.tsx'), 'MoveOrder'),
  validateSearch: (search: Record<string, unknown>): { to?: number } => {
    const to = Number(search.to);
    return Number.isSafeInteger(to) && to > 0 ? { to } : {};
  },
});

const requests = createRoute({
  getParentRoute: () => shell,
  path: '/requests',
  ...screen(() => import('./features/requests/requests.tsx'), 'Requests'),
});

const performances = createRoute({
  getParentRoute: () => shell,
  path: '/performances',
  ...screen(() => import('./features/performances/performances.tsx'), 'Performances'),
  validateSearch: readGridFilters,
});

const hall = createRoute({
  getParentRoute: () => shell,
  path: '/performances/$performanceId',
  ...screen(() => import('./features/performances/hall.tsx'), 'Hall'),
});

const callOff = createRoute({
  getParentRoute: () => shell,
  path: '/performances/$performanceId/call-off',
  ...screen(() => import('./features/performances/call-off.tsx'), 'CallOff'),
  validateSearch: readCallOffSearch,
});

const items = createRoute({
  getParentRoute: () => shell,
  path: '/catalogue/$kind',
  ...screen(() => import('./features/catalogue/items.tsx'), 'Items'),
  validateSearch: readItemSearch,
  // Sites have a screen of their own.
  beforeLoad: ({ params }) => {
    if (params.kind === 'landings') throw redirect({ to: '/sites', replace: true });
  },
});

const catalogue = createRoute({
  getParentRoute: () => shell,
  path: '/catalogue',
  beforeLoad: () => {
    throw redirect({ to: '/catalogue/$kind', params: { kind: 'events' }, replace: true });
  },
});

const item = createRoute({
  getParentRoute: () => shell,
  path: '/catalogue/$kind/$key',
  ...screen(() => import('./features/catalogue/item.tsx'), 'ItemEditor'),
  validateSearch: readEditorSearch,
  beforeLoad: ({ params, search }) => {
    if (params.kind !== 'landings') return;
    throw redirect({ to: '/sites/$siteId', params: { siteId: params.key }, search, replace: true });
  },
});

const prices = createRoute({
  getParentRoute: () => shell,
  path: '/prices',
  ...screen(() => import('./features/catalogue/prices/price-lists.tsx'), 'PriceLists'),
  validateSearch: readItemSearch,
});

const eventPrices = createRoute({
  getParentRoute: () => shell,
  path: '/prices/$event',
  ...screen(() => import('./features/catalogue/prices/event-prices.tsx'), 'EventPrices'),
  validateSearch: readPricesSearch,
});

const rate = createRoute({
  getParentRoute: () => shell,
  path: '/prices/rates/$rate',
  ...screen(() => import('./features/catalogue/prices/rate.tsx'), 'RateEditor'),
  validateSearch: readPricesSearch,
});

const drafts = createRoute({
  getParentRoute: () => shell,
  path: '/drafts',
  ...screen(() => import('./features/catalogue/drafts.tsx'), 'Drafts'),
  validateSearch: readPage,
});

const draft = createRoute({
  getParentRoute: () => shell,
  path: '/drafts/$draftId',
  ...screen(() => import('./features/catalogue/draft.tsx'), 'Draft'),
});

const publication = createRoute({
  getParentRoute: () => shell,
  path: '/publications/$publicationId',
  ...screen(() => import('./features/catalogue/publication.tsx'), 'Publication'),
});

const sites = createRoute({
  getParentRoute: () => shell,
  path: '/sites',
  ...screen(() => import('./features/catalogue/sites/sites.tsx'), 'Sites'),
});

const site = createRoute({
  getParentRoute: () => shell,
  path: '/sites/$siteId',
  ...screen(() => import('./features/catalogue/sites/site.tsx'), 'SiteEditor'),
  validateSearch: readSiteSearch,
});

const swapPlan = createRoute({
  getParentRoute: () => shell,
  path: '/performances/$performanceId/plan',
  ...screen(() => import('./features/plans/swap-plan.tsx'), 'SwapPlan'),
});

const plans = createRoute({
  getParentRoute: () => shell,
  path: '/plans',
  ...screen(() => import('./features/plans/plans.tsx'), 'Plans'),
  validateSearch: (search: Record<string, unknown>): { saved?: number } => {
    const saved = Number(search.saved);
    return Number.isSafeInteger(saved) && saved > 0 ? { saved } : {};
  },
});

const newPlan = createRoute({
  getParentRoute: () => shell,
  path: '/plans/new',
  ...screen(() => import('./features/plans/plan-editor.tsx'), 'NewPlan'),
});

const editPlan = createRoute({
  getParentRoute: () => shell,
  path: '/plans/$planId',
  ...screen(() => import('./features/plans/plan-editor.tsx'), 'EditPlan'),
});

const counterStart = createRoute({
  getParentRoute: () => shell,
  path: '/counter',
  ...screen(() => import('./features/counter/counter-start.tsx'), 'CounterStart'),
});

const till = createRoute({
  getParentRoute: () => shell,
  path: '/counter/till',
  ...screen(() => import('./features/counter/till.tsx'), 'Till'),
  validateSearch: (search: Record<string, unknown>): { after?: number } => {
    const after = Number(search.after);
    return Number.isSafeInteger(after) && after > 0 ? { after } : {};
  },
});

const counter = createRoute({
  getParentRoute: () => shell,
  path: '/counter/$performanceId',
  ...screen(() => import('./features/counter/counter.tsx'), 'Counter'),
});

const doorsStart = createRoute({
  getParentRoute: () => shell,
  path: '/doors',
  ...screen(() => import('./features/door/doors.tsx'), 'Doors'),
});

const doors = createRoute({
  getParentRoute: () => shell,
  path: '/doors/$performanceId',
  ...screen(() => import('./features/door/door.tsx'), 'DoorScreen'),
});

const waitingRoom = createRoute({
  getParentRoute: () => shell,
  path: '/performances/$performanceId/waiting-room',
  ...screen(() => import('./features/waiting-room/waiting-room.tsx'), 'WaitingRoomScreen'),
});

const onSale = createRoute({
  getParentRoute: () => shell,
  path: '/performances/$performanceId/on-sale',
  ...screen(() => import('./features/on-sale/on-sale.tsx'), 'OnSale'),
});

const rehearsal = createRoute({
  getParentRoute: () => shell,
  path: '/performances/$performanceId/rehearsal',
  ...screen(() => import('./features/on-sale/rehearsal.tsx'), 'RehearsalScreen'),
});

const settlement = createRoute({
  getParentRoute: () => shell,
  path: '/settlement',
  ...screen(() => import('./features/settlement/settlement.tsx'), 'Settlement'),
  validateSearch: readSettlementFilters,
});

const routeTree = root.addChildren([
  signIn,
  invitation,
  inside.addChildren([
    welcome,
    start,
    shell.addChildren([
      today,
      orders,
      order,
      move,
      counterStart,
      till,
      counter,
      doorsStart,
      doors,
      performances,
      hall,
      waitingRoom,
      onSale,
      rehearsal,
      settlement,
      callOff,
      catalogue,
      items,
      item,
      prices,
      eventPrices,
      rate,
      drafts,
      draft,
      publication,
      sites,
      site,
      swapPlan,
      plans,
      newPlan,
      editPlan,
      requests,
      staff,
      invite,
      person,
      account,
      audit,
      privacy,
      vouchers,
      issueVouchers,
      voucherBatch,
      voucherLife,
      bundles,
      newBundle,
      bundle,
      editBundle,
      waitingList,
      waitingLine,
      webhooks,
    ]),
  ]),
]);

export const createConsoleRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient },
    defaultPendingComponent: Waiting,
    defaultErrorComponent: Broken,
    // Pointed at, a screen is there before it is pressed.
    defaultPreload: 'intent',
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
