import { idempotencyKey } from '@parterre/api-client/idempotency-key';
import { readProblem } from '@parterre/api-client/read-problem';
import type { CommandInput, CommandName, CommandResult } from '@parterre/contracts/console/commands';
import type { Item, ItemKind } from '@parterre/domain/drafts/item';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { readItem, runCommand } from '../../api/console-api.ts';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Saving {
  /** A new one where it is left out. */
  readonly draftId: string | undefined;
  readonly draftName: string;
  /** Null to remove it from the catalogue. */
  readonly item: Item | null;
  readonly base: Item | null;
  readonly revision: number;
}

type Saved =
  | { readonly kind: 'saved'; readonly draftId: string; readonly revision: number }
  /** Somebody else was quicker. */
  | { readonly kind: 'changed'; readonly theirs: Item | null; readonly revision: number };

/** Puts an item into a draft. Nobody is asked why: what was changed, and why, is told when it is published. */
export function useSaveItem(kind: ItemKind, key: string) {
  const texts = useCatalogueTexts();
  const client = useQueryClient();
  // Where its item could not be saved, the next try goes into it: nobody wants an empty draft for each.
  const begun = useRef<string>(undefined);
  const run = async <Name extends CommandName>(name: Name, input: CommandInput<Name>) =>
    // A command that asks for no second person answers what came of it.
    (await runCommand(name, {
      input,
      reason: texts.editing,
      stepUp: undefined,
      key: idempotencyKey(),
    })) as CommandResult<Name>;
  return useMutation({
    mutationFn: async ({ draftId, draftName, ...saving }: Saving): Promise<Saved> => {
      const name = draftName.slice(0, 200);
      const draft_id = draftId ?? begun.current ?? (await run('drafts.create', { name })).draft_id;
      if (!draftId) begun.current = draft_id;
      try {
        const { revision } = await run('drafts.save-item', {
          draft_id,
          kind,
          key,
          base: saving.base as CommandInput<'drafts.save-item'>['base'],
          item: saving.item as CommandInput<'drafts.save-item'>['item'],
          revision: saving.revision,
        });
        begun.current = undefined;
        return { kind: 'saved', draftId: draft_id, revision };
      } catch (failure) {
        const code = readProblem(failure)?.code;
        if (code === 'not_found') begun.current = undefined;
        if (code !== 'draft_changed') throw failure;
        const { draft } = await readItem(kind, key, draft_id);
        if (!draft) throw failure;
        return { kind: 'changed', theirs: draft.item as Item | null, revision: draft.revision };
      }
    },
    onSettled: async () => {
      await Promise.all(
        [['item'], ['items'], ['drafts'], ['prices']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
