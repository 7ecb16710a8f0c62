import type { ItemKind } from '@parterre/domain/drafts/item';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { freeKeyQuery } from '../../api/queries.ts';
import { isItemKey } from './catalogue-search.ts';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

/** The key of something new: one that files can write, and that nothing else has. */
export function useKeyField(kind: ItemKind, key: string) {
  const texts = useCatalogueTexts();
  const client = useQueryClient();
  const [taken, setTaken] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const check = async (): Promise<boolean> => {
    setFailure(undefined);
    if (!isItemKey(key)) return false;
    try {
      const free = await client.fetchQuery({ ...freeKeyQuery(kind, key), staleTime: 0 });
      if (free.key === key) return true;
      setTaken(key);
    } catch (found) {
      setFailure(found);
    }
    return false;
  };
  const fault = !isItemKey(key) ? texts.badKey : key === taken ? texts.takenKey : undefined;
  return { check, fault, failure };
}
