import { Suspense } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Popup } from '../../../ui/popup.tsx';
import type { BestSeatsFormProps } from './best-seats-form.tsx';

const BestSeatsForm = lazyPart(async () => (await import('./best-seats-form.tsx')).BestSeatsForm);

/** The search for the best seats, behind one press: most visitors choose by themselves. */
export function BestSeatsPopup(props: BestSeatsFormProps) {
  const t = useTexts();
  const label = t('forms:bestSeats');
  return (
    <Popup id="best-seats" label={label} opener={label} isPressed={props.group.isTogether}>
      {(close) => (
        <Suspense>
          <BestSeatsForm {...props} onFind={(query) => props.onFind(query).then(close)} />
        </Suspense>
      )}
    </Popup>
  );
}
