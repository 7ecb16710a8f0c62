import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long to wait before a stream that was refused is asked for again; one that broke off comes back by itself. */
const askAgainMs = 5000;

/** Has a hall read again whenever something happens in it. Answers whether word of that arrives. */
export function useHallChanges(performanceId: number, queryKey: QueryKey): boolean {
  const queryClient = useQueryClient();
  const [isLive, setIsLive] = useState(true);
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    let [source, timer]: [EventSource | undefined, number | undefined] = [undefined, undefined];
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: JSON.parse(key) });
    const open = () => {
      source = new EventSource(`${consolePaths.streamHall}?performance_id=${performanceId}`);
      source.onmessage = readAgain;
      source.onopen = () => {
        setIsLive(true);
        // What happened while nobody listened.
        readAgain();
      };
      source.onerror = () => {
        setIsLive(false);
        if (source?.readyState !== EventSource.CLOSED) return;
        clearTimeout(timer);
        timer = setTimeout(open, askAgainMs) as unknown as number;
      };
    };
    open();
    return () => {
      clearTimeout(timer);
      source?.close();
    };
  }, [queryClient, performanceId, key]);
  return isLive;
}
