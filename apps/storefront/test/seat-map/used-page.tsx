import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../src/i18n/use-texts.ts';
import { ButtonLink } from '../../src/ui/button.tsx';
import { ChipChoice } from '../../src/ui/chip.tsx';
import { Popup } from '../../src/ui/popup.tsx';

const dates = Array.from({ length: 40 }, (_, index) => index);

/** A page before a hall is opened: rendered, and updated a few times since. */
export function UsedPage() {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const isMany = useMemo(() => chosen.size > 1, [chosen]);
  useEffect(() => {
    if (chosen.size < 4) setChosen(new Set([...chosen, chosen.size]));
  }, [chosen]);
  return (
    <Suspense>
      <ul ref={list} data-many={isMany || undefined}>
        {dates.map((date) => (
          <li key={date} hidden={date > 30 && isMany}>
            <ChipChoice
              isChosen={chosen.has(date)}
              onToggle={() => setChosen(chosen.symmetricDifference(new Set([date])))}
            >
              {t('ticketsLeft', { count: date })}
            </ChipChoice>
            <ButtonLink href={`?date=${date}`}>{date}</ButtonLink>
          </li>
        ))}
      </ul>
      <Popup id="page" label={t('share')} opener={t('share')}>
        {() => t('share')}
      </Popup>
    </Suspense>
  );
}
