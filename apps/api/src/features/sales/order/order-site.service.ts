import type { Db } from '../../../database/connect.ts';
import { type OnlineSite, siteAddress } from '../../landings/online-sites.service.ts';
import { selectOrderLanding } from './order-site.queries.ts';

interface Placed {
  /** Undefined for a mail that is about no order. */
  readonly orderId: string | undefined;
  /** The landing of this process, and where its pages are. */
  readonly here: number;
  readonly url: string;
}

/** The site that an order was placed on, if it is another one and still online: its mails lead there. */
export async function findOrderSite(db: Db, { orderId, here, url }: Placed): Promise<OnlineSite | undefined> {
  const landing = orderId === undefined ? undefined : await selectOrderLanding(db, orderId);
  if (!landing || landing.id === here) return undefined;
  return { landingId: landing.id, url: siteAddress(url, landing.domain) };
}
