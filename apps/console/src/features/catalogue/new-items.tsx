import type { ItemKind } from '@parterre/domain/drafts/item';
import { createContext, useContext } from 'react';

interface NewItem {
  readonly kind: ItemKind;
  readonly key: string;
  readonly title: string;
}

/** Items that the draft makes: others in it may refer to them before they are published. */
const NewItems = createContext<readonly NewItem[]>([]);

export const NewItemsProvider = NewItems.Provider;

export const useNewItems = (): readonly NewItem[] => useContext(NewItems);
