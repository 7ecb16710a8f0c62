import { beginInCity } from './begin-in-city.ts';
import styles from './city-offer.module.css';

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
  link.addEventListener('click', () => offer.remove());
  offer.append(link, decline);
  beginInCity();
  // What is offered there by language ends with its page, as this is to.
  document.querySelector('main')?.previousElementSibling?.append(offer);
}
