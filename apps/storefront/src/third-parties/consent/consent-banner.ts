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

const withClass = (name: string | undefined) => ({ className: name ?? '' });

/**
 * Yes and no are equally easy; nothing is ticked that was not allowed before. Plain elements, since React's way to draw
 * beside a page would weigh on every first visit.
 */
export function consentBanner({ consent, t, policyHref, onClose }: ConsentBanner) {
  const boxes = consent.offered.map((group) => checkbox(group, consent.isGranted(group)));
  const answer = (isAllowed: (group: ConsentGroup) => boolean) => () => {
    consent.answer(isAllowed);
    onClose();
  };
  const isChecked = (group: ConsentGroup) => boxes.some(({ value, checked }) => value === group && checked);
  const act = (text: string, onclick: () => void) =>
    element('button', { type: 'button', ...withClass(button.button), onclick }, text);

  const title = element('h2', { id: 'consent', tabIndex: -1 }, t('forms:cookiesTitle'));
  const text = t(consent.law === 'eu' ? 'forms:cookiesRequest' : 'forms:cookiesNotice');
  const policy = element('a', { href: policyHref }, t('forms:cookiesPolicy'));
  const groups = element(
    'ul',
    { ...withClass(styles.groups), hidden: true },
    ...boxes.map((box) => groupItem(box, t)),
  );
  const save = act(
    t('forms:cookiesSave'),
    answer((group) => isChecked(group)),
  );
  const choose = act(t('forms:cookiesChoose'), () => showGroups());
  const actions = element(
    'div',
    withClass(styles.actions),
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
  const words = element('div', withClass(styles.words), title, element('p', {}, text, ' ', policy), groups);
  const banner = element(
    'section',
    { ...withClass(styles.banner), ariaLabel: title.textContent },
    words,
    actions,
  );

  const showGroups = () => {
    groups.hidden = false;
    choose.replaceWith(save);
    title.focus();
  };
  return { banner, showGroups };
}

const checkbox = (group: ConsentGroup, checked: boolean) =>
  element('input', { type: 'checkbox', value: group, checked });

function groupItem(box: HTMLInputElement, t: Translate): HTMLLIElement {
  const group = box.value as ConsentGroup; // as it was made
  const hint = element('p', { id: `consent-${group}` }, t(`forms:cookies_${group}Hint`));
  box.setAttribute('aria-describedby', hint.id);
  return element('li', {}, element('label', {}, box, t(`forms:cookies_${group}`)), hint);
}
