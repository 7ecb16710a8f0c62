import type { ComparedItem } from '@parterre/contracts/console/drafts';
import { Notice } from '../../ui/notice.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly clashes: ComparedItem['clashes'];
}

/** Dates of a draft in halls where something else is played meanwhile. They may be published all the same. */
export function ItemClashes({ clashes }: Props) {
  const texts = useCatalogueTexts();
  if (clashes.length === 0) return null;
  return (
    <Notice kind="warning">
      <div>
        <p>{texts.hallTaken}</p>
        <ul>
          {clashes.map(({ path, started_at: startedAt, because }) => (
            <li key={path.join(' ')}>
              {startedAt.replace('T', ' ')} – {because}
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
