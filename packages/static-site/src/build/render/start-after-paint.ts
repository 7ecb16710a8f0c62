/**
 * A page is whole without its scripts, so they wait until it has been drawn: on a slow line they would take their share
 * from its fonts and pictures, on a slow phone from its first frame.
 */
const rel = 'later';

export const deferredScriptTag = (href: string) => `<link rel="${rel}" href="${href}">`;

/**
 * Asks for all of them at once, then runs one after the other, the entry last, so that a phone need not run them all in one
 * breath. One that is lost is the entry's to deal with. A browser that does not tell when it has drawn starts a second after
 * everything is there.
 */
export const startScript = [
  '{const start=async()=>{',
  `const links=[...document.querySelectorAll('link[rel=${rel}]')];`,
  `for(const link of links)link.rel='modulepreload';`,
  'for(const link of links.reverse())await import(link.href).catch(()=>{})};',
  `new PerformanceObserver(start).observe({type:'paint',buffered:true});`,
  `addEventListener('load',()=>setTimeout(start,1000))}`,
].join('');

/** The same in every page. */
export const startTag = `<script>${startScript}</script>`;
