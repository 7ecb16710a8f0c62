import { idempotencyKey } from '@parterre/api-client/idempotency-key';
import type { CommandInput, CommandName, CommandResult } from '@parterre/contracts/console/commands';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { runCommand } from '../../api/console-api.ts';
import { useTexts } from '../../i18n/language.tsx';

type CounterCommand = Extract<CommandName, `counter.${string}`>;

/** All that a sale changes of what is shown. */
const changed = ['counter', 'hall', 'grid', 'till', 'orders', 'order'];

/**
 * Does at once what the screen itself has shown: whoever has a queue before them is not asked why. Sent again for the same, it is the
 * same act under the same key.
 */
export function useCounterCommand<Name extends CounterCommand>(
  command: Name,
  onDone: (result: CommandResult<Name>) => void,
) {
  const { sale: texts } = useTexts();
  const client = useQueryClient();
  const attempt = useRef({ meant: '', key: '' });
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: async (input: CommandInput<Name>) => {
      const meant = JSON.stringify(input);
      if (attempt.current.meant !== meant) attempt.current = { meant, key: idempotencyKey() };
      const { key } = attempt.current;
      const result = await runCommand(command, { input, reason: texts.reason, stepUp: undefined, key });
      // None of these waits for a second person.
      return result as CommandResult<Name>;
    },
    onSuccess: (result) => {
      attempt.current = { meant: '', key: '' };
      onDone(result);
    },
    // Also where it was refused: what is shown is not what is so.
    onSettled: () => {
      for (const key of changed) void client.invalidateQueries({ queryKey: [key] });
    },
  });
  return { run: mutate, failure: error, isPending, reset };
}
