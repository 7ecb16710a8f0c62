/** The element that offers a language. */
export const offerId = (code: string) => `in-${code}`;

/**
 * An inline script that runs before the first paint, so that nothing moves: shows the offer of the visitor's language, once
 * on a device. Where nothing can be stored nothing is shown, since it would come back on every page.
 */
export const showLanguageOffer = `try{if(!localStorage["language-offer"])for(let t of navigator.languages){let c=t.split("-",1)[0],o=document.getElementById("${offerId('')}"+c);if(c===document.documentElement.lang)break;if(o){localStorage["language-offer"]="shown";o.hidden=!1;o.querySelector("button").onclick=()=>{o.hidden=!0};break}}}catch{}`;
