import type { EditedItem } from '@parterre/contracts/console/drafts';
import type { Item } from '@parterre/domain/drafts/item';

export interface PartProps {
  readonly item: Item;
  readonly edited: EditedItem;
  /** In which texts are told, the main one of the catalogue first. */
  readonly languages: readonly string[];
  readonly onChange: (item: Item) => void;
}
