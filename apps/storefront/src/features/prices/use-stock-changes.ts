import { useEffect } from 'react';
import { onSignal, sendSignal } from '../../signals.ts';

/** All who watch a performance learn of a taken seat in the same moment: their calls are spread, and one serves for many seats. */
const minWaitMs = 5000;
const spreadMs = 5000;

/** Updates the prices of an event when the live stream of one of its dates reports a stock change. */
export function useStockChanges(eventId: number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      sendSignal('update-prices', { eventIds: [eventId] });
    };
    const stop = onSignal('stock-changed', () => {
      timer ??= setTimeout(update, minWaitMs + Math.random() * spreadMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [eventId]);
}
