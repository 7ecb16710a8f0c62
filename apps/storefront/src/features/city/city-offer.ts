import styles from '../../ui/offer-line.module.css';
import { beginInCity } from './begin-in-city.ts';

/** A line above the page, which goes with it: a link that chooses the city, and a button that does without. */
export function drawOffer(city: HTMLAnchorElement, declineLabel: string): void {
  const offer = document.createElement('aside');
  const link = document.createElement('a');
  const decline = document.createElement('button');
  const { city: id = '', offer: text = '' } = city.dataset;
  Object.assign(offer, { className: styles.offer, ariaLabel: city.closest('ul')?.ariaLabel });
  Object.assign(link, { href: city.href, textContent: text });
  Object.assign(decline, {
    type: 'button',
    ariaLabel: declineLabel,
    textContent: '×',
    onclick: () => offer.remove(),
  });
  link.dataset.city = id;
  offer.append(link, decline);
  beginInCity();
  // Whichever city is chosen, wherever: there is nothing left to offer.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[data-city]')) offer.remove();
  });
  // What is offered there by language ends with its page, as this is to.
  document.querySelector('main')?.previousElementSibling?.append(offer);
}
