import { Suspense } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Popup } from '../../../ui/popup.tsx';
import type { PartyControlsProps } from '../party/party-controls.tsx';

const PartyControls = lazyPart(async () => (await import('../party/party-controls.tsx')).PartyControls);

/** The best seats, behind one press: most visitors choose by themselves. */
export function PartyPopup(props: PartyControlsProps) {
  const t = useTexts();
  const label = t('forms:bestSeats');
  return (
    <Popup id="best-seats" label={label} opener={label} isPressed={props.party.isTogether}>
      {(close) => (
        <Suspense>
          <PartyControls {...props} onFind={(wish) => props.onFind(wish).then(close)} />
        </Suspense>
      )}
    </Popup>
  );
}
