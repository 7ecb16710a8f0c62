import type { OrderApi } from '@parterre/api-client/order-api';
import { useSite } from '../../theme/site-settings.ts';

let api: Promise<OrderApi> | undefined;

/** Orders live where the basket does; their code is fetched when it is first needed. */
export function useOrderApi(): () => Promise<OrderApi> {
  const { basketApiUrl } = useSite();
  return () => {
    api ??= import('../../api/clients.ts').then(({ orderApi }) =>
      orderApi({ address: basketApiUrl || undefined }),
    );
    return api;
  };
}
