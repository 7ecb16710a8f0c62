import { useEffect, useState } from 'react';
import { outcomeOf } from '../../api/outcome.ts';
import { useSite } from '../../theme/site-settings.ts';
import { asPerson } from '../../third-parties/humans/as-person.ts';
import { useOrderApi } from './order-api.ts';
import { rememberOrder, sentOrder } from './sent-order.ts';

/** The token of the order that this tab has sent last. One whose answer got lost is asked for again, under its key. */
export function useSentOrder(): string | undefined {
  const site = useSite();
  const openApi = useOrderApi();
  const [token, setToken] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    const sent = sentOrder();
    if (!sent) return;
    if ('token' in sent) return setToken(sent.token);
    void (async () => {
      const api = await openApi();
      const place = (proof: object) => outcomeOf(api.placeOrder({ ...sent.request, ...proof }, sent.key));
      const outcome = await asPerson(site, place);
      if (outcome.kind !== 'done') return;
      rememberOrder(outcome.answer);
      setToken(outcome.answer.token);
    })();
  }, []);
  return token;
}
