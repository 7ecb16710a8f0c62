import { useEffect, useRef } from 'react';
import { useLinks } from '../../address/use-links.ts';
import {
  clearDeviceEvents,
  type DeviceList,
  toggleDeviceFavourite,
} from '../../features/favourites/device-events.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import disclosure from '../../ui/disclosure.module.css';
import { Failure } from '../../ui/failure.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { useEventCards } from '../event-cards/event-cards.tsx';
import grid from '../event-cards/event-grid.module.css';
import styles from './favourites.module.css';
import { useDeviceEvents } from './use-device-events.ts';
import { useKeptEvents } from './use-kept-events.ts';

/** Favourites and what was looked at last, as they are now. What there is no more is left out, and what is over comes last. */
export function DeviceLists() {
  const t = useTexts();
  const link = useLinks();
  const { favourites, viewed } = useDeviceEvents();
  const { pick, all, currency, state, retry } = useKeptEvents([...favourites, ...viewed]);
  const { draw } = useEventCards(all, { currency });
  useRemovalNotice(favourites);
  const marked = pick(favourites);
  const hasNone = marked.length === 0 && (favourites.length === 0 || state === 'loaded');
  const lists = [
    { list: 'favourites', title: t('pages:favouritesMarked'), events: marked },
    { list: 'viewed', title: t('pages:favouritesViewed'), events: pick(viewed) },
  ] as const;
  return (
    <>
      {hasNone && (
        <div className={styles.empty}>
          <p>{t('pages:favouritesNone')}</p>
          <ButtonLink href={link(paths.events())} isMain>
            {t('pages:toEvents')}
          </ButtonLink>
        </div>
      )}
      {state === 'failed' && <Failure text={t('listFailed')} retry={t('tryAgain')} onRetry={retry} />}
      {lists.map(
        ({ list, title, events }) =>
          events.length > 0 && (
            <Section key={list} id={list} title={title}>
              <ul className={grid.events}>
                {events.map((event) => (
                  <li key={event.id}>{draw(event)}</li>
                ))}
              </ul>
              <Clear list={list} />
            </Section>
          ),
      )}
    </>
  );
}

/** Asks once more: hearts were given one by one. */
function Clear({ list }: { readonly list: DeviceList }) {
  const t = useTexts();
  const clear = () => {
    clearDeviceEvents(list);
    focusContent();
  };
  return (
    <details className={`${disclosure.disclosure} ${styles.clear}`}>
      <summary>{t(`pages:favouritesClear_${list}`)}</summary>
      <p>{t('pages:favouritesClearText')}</p>
      <Button onPress={clear}>{t(`pages:favouritesClear_${list}`)}</Button>
    </details>
  );
}

/** What had the focus is gone. */
const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });

/** A heart that is pressed again takes its card with it: the focus goes to the next, and the event comes back if wished. */
function useRemovalNotice(favourites: readonly number[]): void {
  const t = useTexts();
  const last = useRef(favourites);
  useEffect(() => {
    const before = last.current;
    last.current = favourites;
    const [removed, ...others] = before.filter((id) => !favourites.includes(id));
    // Several at once were cleared, and what another tab does shows there.
    if (removed === undefined || others.length > 0 || !document.hasFocus()) return;
    if (document.activeElement === document.body)
      focusHeart(favourites[before.indexOf(removed)] ?? favourites.at(-1));
    showToast('default', t('pages:favouriteRemoved'), {
      text: t('pages:favouriteRestore'),
      onPress: () => void toggleDeviceFavourite(removed),
    });
  }, [favourites, t]);
}

function focusHeart(eventId: number | undefined): void {
  const heart = document.querySelector<HTMLElement>(`[data-heart="${eventId}"]`);
  if (heart) heart.focus();
  else focusContent();
}
