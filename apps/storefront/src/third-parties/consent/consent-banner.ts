import type { ConsentGroup } from '@parterre/domain/consent/consent';
import type { Translate } from '../../i18n/translate.ts';
import button from '../../ui/button.module.css';
import styles from './consent-banner.module.css';
import type { Consent } from './consent-store.ts';

export interface ConsentBanner {
  readonly consent: Consent;
  readonly t: Translate;
  readonly policyHref: string;
  readonly onClose: () => void;
}

type Child = Node | string;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const classOf = (name: string | undefined) => ({ className: name ?? '' });

/**
 * Yes and no are equally easy; nothing is ticked that was not allowed before. Plain elements, since React's way to draw
 * beside a page would weigh on every first visit.
 */
export function consentBanner({ consent, t, policyHref, onClose }: ConsentBanner) {
  const boxes = consent.offered.map((group) => tickBox(group, consent.isGranted(group)));
  const answer = (isAllowed: (group: ConsentGroup) => boolean) => () => {
    consent.answer(isAllowed);
    onClose();
  };
  const isTicked = (group: ConsentGroup) => boxes.some(({ value, checked }) => value === group && checked);
  const act = (text: string, onclick: () => void) =>
    element('button', { type: 'button', ...classOf(button.button), onclick }, text);

  const title = element('h2', { id: 'consent', tabIndex: -1 }, t('forms:cookiesTitle'));
  const text = t(consent.law === 'eu' ? 'forms:cookiesAsk' : 'forms:cookiesTell');
  const policy = element('a', { href: policyHref }, t('forms:cookiesPolicy'));
  const groups = element(
    'ul',
    { ...classOf(styles.groups), hidden: true },
    ...boxes.map((box) => groupItem(box, t)),
  );
  const save = act(
    t('forms:cookiesSave'),
    answer((group) => isTicked(group)),
  );
  const choose = act(t('forms:cookiesChoose'), () => showGroups());
  const acts = element(
    'div',
    classOf(styles.acts),
    act(
      t('forms:cookiesAccept'),
      answer(() => true),
    ),
    act(
      t('forms:cookiesRefuse'),
      answer(() => false),
    ),
    choose,
  );
  const words = element('div', classOf(styles.words), title, element('p', {}, text, ' ', policy), groups);
  const banner = element('section', { ...classOf(styles.banner), ariaLabel: title.textContent }, words, acts);

  const showGroups = () => {
    groups.hidden = false;
    choose.replaceWith(save);
    title.focus();
  };
  return { banner, showGroups };
}

const tickBox = (group: ConsentGroup, checked: boolean) =>
  element('input', { type: 'checkbox', value: group, checked });

function groupItem(box: HTMLInputElement, t: Translate): HTMLLIElement {
  const group = box.value as ConsentGroup; // as it was made
  const hint = element('p', { id: `consent-${group}` }, t(`forms:cookies_${group}Hint`));
  box.setAttribute('aria-describedby', hint.id);
  return element('li', {}, element('label', {}, box, t(`forms:cookies_${group}`)), hint);
}
