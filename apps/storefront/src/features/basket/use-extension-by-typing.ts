import { isExtendedByTyping } from '@parterre/domain/basket/hold';
import { useRef } from 'react';
import { basketHold } from './basket-hold.ts';
import type { BasketActions } from './use-basket-actions.ts';

/** To be called whenever the visitor types: extends the hold near its end, once. */
export function useExtensionByTyping(actions: BasketActions): () => void {
  const hasBeenExtended = useRef(false);
  return () => {
    const hold = basketHold(actions);
    if (!hold || !isExtendedByTyping(hold, Date.now(), hasBeenExtended.current)) return;
    hasBeenExtended.current = true;
    void actions.extend();
  };
}
