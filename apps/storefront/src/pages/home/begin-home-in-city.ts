/**
 * An inline script of the home page. For whoever has chosen a city (features/city/chosen-city.ts) it puts that into the address, where all else finds it, before
 * anything runs; and marks a home page that begins in a city, since the generated one shows all.
 */
export const beginHomeInCity = `{let l=location,d=document.documentElement.dataset,c=d.chosenCity;if(c&&!/[?&]cities/.test(l.search))history.replaceState(history.state,"",l.pathname+(l.search?l.search+"&":"?")+"cities="+c+l.hash);if(/[?&]cities=\\d/.test(l.search))d.home="city"}`;
