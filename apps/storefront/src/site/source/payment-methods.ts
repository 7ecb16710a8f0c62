import type { PaymentMethod } from '../../features/order/payment.ts';
import type { SiteLanguage } from '../site-languages.ts';
import type { SourceContext } from './source-context.ts';

/** The ways to pay that a site offers, as its pages name them. */
export async function loadPaymentMethods(
  { api, landingId }: SourceContext,
  { code }: SiteLanguage,
): Promise<readonly PaymentMethod[]> {
  const { results } = await api.listAcquisitions({ lang: code, limit: 500, landing_id: landingId });
  return results.map(({ id, kind, name, currencies, wallets }) => ({
    id,
    kind,
    name,
    currencies,
    ...(wallets && { wallets }),
  }));
}
