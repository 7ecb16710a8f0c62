import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import type { FilterChoices } from '../events/events.data.ts';
import styles from './event-browser.module.css';

// Left out of the browser's bundle: in the browser these filters are only ever what the generated page holds.
const markup = import.meta.env.SSR && (await import('./plain-filters-markup.tsx')).plainFiltersMarkup;

const elementId = 'plain-filters';

/** Whether somebody has opened them before the page came alive. */
export const hasOpenPlainFilters = (): boolean =>
  !import.meta.env.SSR && document.getElementById(elementId)?.hasAttribute('open') === true;

export interface PlainFiltersProps {
  readonly choices: FilterChoices;
  /** Somebody presses something in them, so they should stay. */
  readonly onUse: () => void;
  readonly onSubmit: () => void;
}

/** A plain form, which works from the first picture on; what replaces it comes with the scripts. */
export function PlainFilters({ choices, onUse, onSubmit }: PlainFiltersProps) {
  const t = useTexts();
  const action = useLinks()(paths.events());
  const html = markup ? markup({ id: elementId, action, choices, t }) : '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of what is pressed inside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed by key sends a click, too
    <div
      className={styles.plain}
      onClick={onUse}
      onSubmit={onSubmit}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
