import type { ComparedItem } from '@parterre/contracts/console/drafts';
import { useTexts } from '../../i18n/language.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly item: Pick<ComparedItem, 'is_new' | 'is_removed' | 'differences'>;
}

/** In a word what becomes of an item. */
export function ItemChange({ item: { is_new: isNew, is_removed: isRemoved, differences } }: Props) {
  const texts = useCatalogueTexts();
  const { removal } = useTexts();
  if (isRemoved) return removal.removed;
  return isNew ? texts.isNew : texts.changes(differences.length);
}
