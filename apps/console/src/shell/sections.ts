import type { Permission } from '@parterre/domain/staff/permissions';

/** The screens of the navigation, in its order; each is there for those whose roles allow it somewhere. */
const sections = [
  { to: '/today', name: 'today', permission: 'performances.view' },
  { to: '/orders', name: 'orders', permission: 'orders.view' },
  { to: '/counter', name: 'counter', permission: 'counter.sell' },
  { to: '/doors', name: 'doorsSection', permission: 'door.change' },
  { to: '/performances', name: 'performances', permission: 'performances.view' },
  { to: '/catalogue', name: 'catalogueSection', permission: 'catalogue.change' },
  { to: '/prices', name: 'pricesSection', permission: 'prices.change' },
  { to: '/drafts', name: 'draftsSection', permission: 'catalogue.change' },
  { to: '/sites', name: 'sitesSection', permission: 'catalogue.change' },
  { to: '/plans', name: 'plansSection', permission: 'catalogue.change' },
  { to: '/vouchers', name: 'vouchersSection', permission: 'vouchers.change' },
  { to: '/bundles', name: 'bundlesSection', permission: 'bundles.change' },
  { to: '/waiting-list', name: 'waitingSection', permission: 'waiting-list.change' },
  { to: '/settlement', name: 'settlement', permission: 'settlement.view' },
  { to: '/staff', name: 'staff', permission: 'staff.view' },
  { to: '/privacy', name: 'privacy', permission: 'persons.export' },
  { to: '/webhooks', name: 'webhooks', permission: 'webhooks.change' },
  { to: '/audit', name: 'audit', permission: 'audit.view' },
  { to: '/requests', name: 'requests', permission: undefined },
  { to: '/account', name: 'account', permission: undefined },
] as const satisfies readonly { to: string; name: string; permission: Permission | undefined }[];

export const permittedSections = (permissions: readonly Permission[]) =>
  sections.filter(({ permission }) => permission === undefined || permissions.includes(permission));
