import { readProblem } from '@parterre/api-client/read-problem';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { makeReadOnWord } from './read-on-word.ts';

/** Between one reading and the next. */
const pauseMs = 500;
/** How long to wait before a stream that was refused is asked for again, twice as long each time; one that broke off comes back by itself. */
const askAgainMs = { first: 5000, max: 300_000 };

/** Has a hall read again whenever something happens in it. Answers whether word of that arrives. */
export function useHallChanges(performanceId: number, queryKey: QueryKey): boolean {
  const queryClient = useQueryClient();
  const [isLive, setIsLive] = useState(true);
  const key = JSON.stringify(queryKey);
  useEffect(
    () => listenToHall(queryClient, { performanceId, queryKey: JSON.parse(key), onLive: setIsLive }),
    [queryClient, performanceId, key],
  );
  return isLive;
}

interface Listening {
  readonly performanceId: number;
  readonly queryKey: QueryKey;
  readonly onLive: (isLive: boolean) => void;
}

/** Answers how to leave. Nobody looks at a page that is hidden: it listens to nothing, and reads what it missed when it is shown. */
function listenToHall(client: QueryClient, { performanceId, queryKey, onLive }: Listening): () => void {
  let [source, timer, waitMs]: [EventSource | undefined, number | undefined, number] = [
    undefined,
    undefined,
    askAgainMs.first,
  ];
  const reader = makeReadOnWord(() => readHall(client, queryKey), pauseMs);
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    source = new EventSource(`${consolePaths.streamHall}?performance_id=${performanceId}`);
    source.onmessage = reader.request;
    source.onopen = () => {
      waitMs = askAgainMs.first;
      onLive(true);
      // What happened while nobody listened.
      reader.request();
    };
    source.onerror = () => {
      onLive(false);
      if (source?.readyState === EventSource.CLOSED) void askAgain(source);
    };
  };
  /** Whoever may not read it any more may not listen to it either. */
  const askAgain = async (refused: EventSource) => {
    await readHall(client, queryKey);
    if (source !== refused || isRefused(client, queryKey)) return;
    timer = setTimeout(open, waitMs) as unknown as number;
    waitMs = Math.min(waitMs * 2, askAgainMs.max);
  };
  const follow = () => (document.hidden ? close() : open());
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    reader.stop();
    close();
  };
}

/** What is under way already may be older than the word. It is waited for, not thrown away. */
async function readHall(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const read = () => client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  if (client.isFetching({ queryKey }) > 0) await read();
  await read();
}

const isRefused = (client: QueryClient, queryKey: QueryKey): boolean =>
  ['signed_out', 'not_permitted', 'not_found'].includes(
    readProblem(client.getQueryState(queryKey)?.error)?.code ?? '',
  );
