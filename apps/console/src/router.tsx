import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { acceptInvitation, readMe } from './api/console-api.ts';
import { isSignedOut } from './api/faults.ts';
import { meQuery } from './api/queries.ts';
import { Account } from './features/account/account.tsx';
import { Audit } from './features/audit/audit.tsx';
import { readFilters } from './features/audit/audit-search.ts';
import { Counter } from './features/counter/counter.tsx';
import { CounterStart } from './features/counter/counter-start.tsx';
import { Till } from './features/counter/till.tsx';
import { Order } from './features/orders/order.tsx';
import { readOrderFilters } from './features/orders/order-search.ts';
import { Orders } from './features/orders/orders.tsx';
import { CallOff } from './features/performances/call-off.tsx';
import { readCallOffSearch } from './features/performances/call-off-search.ts';
import { readGridFilters } from './features/performances/grid-search.ts';
import { Hall } from './features/performances/hall.tsx';
import { Performances } from './features/performances/performances.tsx';
import { Privacy } from './features/privacy/privacy.tsx';
import { Requests } from './features/requests/requests.tsx';
import { Settlement } from './features/settlement/settlement.tsx';
import { readSettlementFilters } from './features/settlement/settlement-search.ts';
import { LinkGone } from './features/sign-in/link-gone.tsx';
import { SignIn } from './features/sign-in/sign-in.tsx';
import { Welcome } from './features/sign-in/welcome.tsx';
import { Invite } from './features/staff/invite.tsx';
import { Person } from './features/staff/person.tsx';
import { StaffList } from './features/staff/staff-list.tsx';
import { Today } from './features/today/today.tsx';
import { Webhooks } from './features/webhooks/webhooks.tsx';
import { Broken, Missing, Waiting } from './shell/last-resorts.tsx';
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

const today = createRoute({ getParentRoute: () => shell, path: '/today', component: Today });

const privacy = createRoute({ getParentRoute: () => shell, path: '/privacy', component: Privacy });

const webhooks = createRoute({ getParentRoute: () => shell, path: '/webhooks', component: Webhooks });

const staff = createRoute({
  getParentRoute: () => shell,
  path: '/staff',
  component: StaffList,
  validateSearch: (search: Record<string, unknown>): { page?: number } => {
    const page = Number(search.page);
    return Number.isSafeInteger(page) && page > 1 ? { page } : {};
  },
});

const invite = createRoute({ getParentRoute: () => shell, path: '/staff/invite', component: Invite });
const person = createRoute({ getParentRoute: () => shell, path: '/staff/$accountId', component: Person });
const account = createRoute({ getParentRoute: () => shell, path: '/account', component: Account });

const audit = createRoute({
  getParentRoute: () => shell,
  path: '/audit',
  component: Audit,
  validateSearch: readFilters,
});

const orders = createRoute({
  getParentRoute: () => shell,
  path: '/orders',
  component: Orders,
  validateSearch: readOrderFilters,
});

const order = createRoute({ getParentRoute: () => shell, path: '/orders/$number', component: Order });

const requests = createRoute({ getParentRoute: () => shell, path: '/requests', component: Requests });

const performances = createRoute({
  getParentRoute: () => shell,
  path: '/performances',
  component: Performances,
  validateSearch: readGridFilters,
});

const hall = createRoute({
  getParentRoute: () => shell,
  path: '/performances/$performanceId',
  component: Hall,
});

const callOff = createRoute({
  getParentRoute: () => shell,
  path: '/performances/$performanceId/call-off',
  component: CallOff,
  validateSearch: readCallOffSearch,
});

const counterStart = createRoute({ getParentRoute: () => shell, path: '/counter', component: CounterStart });

const till = createRoute({
  getParentRoute: () => shell,
  path: '/counter/till',
  component: Till,
  validateSearch: (search: Record<string, unknown>): { after?: number } => {
    const after = Number(search.after);
    return Number.isSafeInteger(after) && after > 0 ? { after } : {};
  },
});

const counter = createRoute({
  getParentRoute: () => shell,
  path: '/counter/$performanceId',
  component: Counter,
});

const settlement = createRoute({
  getParentRoute: () => shell,
  path: '/settlement',
  component: Settlement,
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
      counterStart,
      till,
      counter,
      performances,
      hall,
      settlement,
      callOff,
      requests,
      staff,
      invite,
      person,
      account,
      audit,
      privacy,
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
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
