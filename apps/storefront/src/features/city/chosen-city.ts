import type { ChosenCity } from '@parterre/domain/chosen-city/city-address';

/** The element with the cities to choose from. */
export const menuId = 'cities';

/**
 * An inline script behind the menu of cities. Before the first paint it shows which one is chosen, unless nothing is on there any more; the root of the
 * document says so to all others. It remembers what is chosen later, too, be it before any other script is there.
 */
export const rememberCity = `{let d=document,r=d.documentElement.dataset;try{let c=localStorage.city,a=c&&d.querySelector('#${menuId} [data-city="'+c+'"]');if(a){r.chosenCity=c;d.querySelector("[popovertarget=${menuId}] span").textContent=a.textContent}}catch{}addEventListener("click",e=>{let a=e.target.closest?.("a[data-city]");if(a){r.chosenCity=a.dataset.city;try{localStorage.city=a.dataset.city;d.getElementById("${menuId}").hidePopover()}catch{}}})}`;

/** What the visitor has chosen. */
export const chosenCity = (): ChosenCity => Number(document.documentElement.dataset.chosenCity) || null;
