import { PageTitle } from '../../features/layout/page-title.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { plainHead } from '../frame/plain-page.tsx';

export const head = plainHead('pages:cartTitle');

export default function CartPage() {
  return (
    <PageFrame>
      <PageTitle title={useTexts()('pages:cartTitle')} />
    </PageFrame>
  );
}
