import type { PublicApi } from '@parterre/api-client/public-api';
import { useEffect, useMemo, useState } from 'react';
import { useSite } from '../theme/site-settings.ts';
import { keepAnswer, keptAnswer } from './answers.ts';
import { publicApi } from './public-api.ts';

export interface Asked<Answer> {
  /** To the last question that was answered: it stays while the next is on its way, until nothing is asked. */
  readonly answer: Answer | undefined;
  readonly state: 'silent' | 'asking' | 'answered' | 'failed';
  readonly retry: () => void;
}

/** Everything that the answer depends on, as a text; null asks nothing. */
export type Question = string | null;

interface Known<Answer> {
  readonly question: string;
  readonly answer: Answer;
}

/** Asks the public API. A new question aborts the one before; one answered within the last minute is not asked again. */
export function useAnswer<Answer>(
  question: Question,
  ask: (api: PublicApi, signal: AbortSignal) => Promise<Answer>,
): Asked<Answer> {
  const { api } = useSite();
  const [known, setKnown] = useState<Known<Answer>>();
  const [failed, setFailed] = useState<Question>(null);
  const [attempt, setAttempt] = useState(0);
  const kept = useMemo(() => (question === null ? undefined : keptAnswer<Answer>(question)), [question]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question names everything that `ask` depends on
  useEffect(() => {
    if (question === null) return setKnown(undefined);
    if (kept !== undefined) return setKnown({ question, answer: kept });
    const controller = new AbortController();
    const { signal } = controller;
    setFailed(null);
    publicApi(api)
      .then((client) => ask(client, signal))
      .then(
        (answer) => {
          if (signal.aborted) return;
          keepAnswer(question, answer);
          setKnown({ question, answer });
        },
        () => signal.aborted || setFailed(question),
      );
    return () => controller.abort();
  }, [question, attempt]);

  const isAnswered = kept !== undefined || known?.question === question;
  return {
    answer: kept ?? known?.answer,
    state: question === null ? 'silent' : isAnswered ? 'answered' : failed === question ? 'failed' : 'asking',
    retry: () => setAttempt(attempt + 1),
  };
}
