import { useEffect, useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import { useSite } from '../../theme/site-settings.ts';
import { sendWithProof } from '../../third-parties/bot-protection/send-with-proof.ts';
import { useOrderApi } from './order-api.ts';
import { readSentOrder, saveOrderToken } from './sent-order.ts';

/** The token of the order that this tab has sent last. One whose reply got lost is sent again, under its idempotency key. */
export function useSentOrder(): string | undefined {
  const site = useSite();
  const api = useOrderApi();
  const [token, setToken] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once
  useEffect(() => {
    const sent = readSentOrder();
    if (!sent) return;
    if ('token' in sent) return setToken(sent.token);
    void (async () => {
      const place = (proof: object) => toOutcome(api.placeOrder({ ...sent.request, ...proof }, sent.key));
      const outcome = await sendWithProof(site, place);
      if (outcome.kind !== 'done') return;
      saveOrderToken(outcome.answer);
      setToken(outcome.answer.token);
    })();
  }, []);
  return token;
}
