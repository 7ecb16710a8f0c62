import { navigate } from '../../../src/browser/navigate.ts';
import { useAddress } from '../../../src/browser/use-address.ts';
import { useNavigationState } from '../../../src/browser/use-navigation-state.ts';
import { usePage } from '../../../src/browser/use-page.ts';
import { useStaticQuery } from '../../../src/browser/use-static-query.ts';
import type { Head } from '../../../src/shared/head.ts';
import type { Texts } from '../../fixture-site/texts.ts';

export const head = (): Head => ({ title: 'Bill' });

/** Shows under which address it stands; neutral until it knows. */
export default function BillPage() {
  const address = useAddress();
  const { path } = usePage<unknown>();
  const texts = useStaticQuery<Texts>('texts');
  const state = useNavigationState((now) => now);
  return (
    <main>
      <h1>{texts.bill}</h1>
      <output>{address === path ? 'Which bill?' : address}</output>
      <p>{state.kind}</p>
      <a href="/order/bill/2">Second</a>
      <button type="button" onClick={() => navigate('/order/bill/3', 'replace')}>
        Third
      </button>
    </main>
  );
}
