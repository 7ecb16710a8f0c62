import type { CommandInput, CommandName, WirePreview } from '@parterre/contracts/console/commands';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { previewCommand } from '../api/console-api.ts';

/** What is meant, and what it would do. */
export interface Asked<Name extends CommandName> {
  readonly input: CommandInput<Name>;
  readonly preview: WirePreview;
  /** Asks once more what it would do by now. */
  readonly lookAgain: () => Promise<unknown>;
}

/** Asks what a command would do before anybody is asked to do it; a refusal is known before anything else is typed. */
export function usePreview<Name extends CommandName>(command: Name) {
  const [asked, setAsked] = useState<Omit<Asked<Name>, 'lookAgain'>>();
  const { mutate, mutateAsync, error, isPending, reset } = useMutation({
    mutationFn: (input: CommandInput<Name>) => previewCommand(command, input),
    onSuccess: (preview, input) => setAsked({ input, preview }),
  });
  return {
    ask: mutate,
    failure: error,
    isPending,
    reset,
    asked: asked && { ...asked, lookAgain: () => mutateAsync(asked.input) },
    close: () => setAsked(undefined),
  };
}
