import type { DraftDetail } from '@parterre/contracts/console/drafts';
import type { ItemKind } from '@parterre/domain/drafts/item';
import { Notice } from '../../ui/notice.tsx';
import { FaultText } from './fault-text.tsx';
import { ItemClashes } from './item-clashes.tsx';

interface Props {
  readonly draft: DraftDetail | undefined;
  readonly kind: ItemKind;
  readonly itemKey: string;
}

/** Why the import would refuse an item as a draft has it, and which of its dates are in a hall that is taken. */
export function ItemFaults({ draft, kind, itemKey }: Props) {
  const own = draft?.items.find((one) => one.kind === kind && one.key === itemKey);
  if (!own) return null;
  return (
    <>
      {own.faults.length > 0 && (
        <Notice kind="warning">
          <ul>
            {own.faults.map((fault) => (
              <li key={`${fault.path} ${fault.code}`}>
                <FaultText fault={fault} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ItemClashes clashes={own.clashes} />
    </>
  );
}
