/** Programs of phones that tickets can be put into. */
export const wallets = ['apple', 'google'] as const;
export type Wallet = (typeof wallets)[number];

/**
 * Those that are of use on a device, by what its browser calls itself: a phone is offered its own. Whoever sits at another machine is offered all, since
 * their phone may be either.
 */
export function walletsForDevice(offered: readonly Wallet[], userAgent: string): readonly Wallet[] {
  if (/Android/i.test(userAgent)) return offered.filter((wallet) => wallet === 'google');
  if (/iPhone|iPad|iPod/i.test(userAgent)) return offered.filter((wallet) => wallet === 'apple');
  return offered;
}
