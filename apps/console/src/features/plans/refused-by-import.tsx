import type { ItemFault } from '@parterre/contracts/console/drafts';
import { describeFault } from '@parterre/domain/catalogue-faults/write-fault';
import { useLanguage } from '../../i18n/language.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Why what is sold would not fit a plan. */
export function RefusedByImport({ faults }: { readonly faults: readonly ItemFault[] }) {
  const { texts, language } = useLanguage();
  return (
    <Notice kind="fault">
      <p>{texts.plans.refused}</p>
      <ul>
        {faults.map((fault) => {
          const text = `${fault.path}: ${describeFault(fault, language)}`;
          return <li key={text}>{text}</li>;
        })}
      </ul>
    </Notice>
  );
}
