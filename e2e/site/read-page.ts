/** What a page says of itself and shows before any script runs. */
export interface PageFacts {
  readonly status: number;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly headings: number;
  /** Path of the page it takes itself for. */
  readonly canonical: string;
  /** Language to address. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly isListed: boolean;
  readonly ids: readonly string[];
  /** Ids that others of its elements name, as what labels, describes or is controlled by them. */
  readonly references: readonly string[];
  /** Addresses on this site, with query and fragment. */
  readonly links: readonly string[];
  /** Texts and labels in the language of the page. */
  readonly texts: readonly string[];
}

/** Reads a page with the browser's own parser. It is sent to the browser, so it may use nothing from outside itself. */
export async function readPage(path: string): Promise<PageFacts> {
  const answer = await fetch(path, { redirect: 'manual' });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? '';
  const addressed = all('a[href], link[href]:not([rel="canonical"], [rel="alternate"][hreflang])').map(
    (element) => new URL(element.getAttribute('href') ?? '', location.origin + path),
  );
  const referring = ['controls', 'labelledby', 'describedby', 'owns', 'activedescendant'];
  const facts = {
    status: answer.status,
    language: page.documentElement.lang,
    title: page.title,
    description: attribute('meta[name="description"]', 'content'),
    headings: all('h1').length,
    canonical: attribute('link[rel="canonical"]', 'href'),
    alternates: Object.fromEntries(
      all('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href') ?? '',
      ]),
    ),
    isListed: !attribute('meta[name="robots"]', 'content').includes('noindex'),
    ids: all('[id]').map(({ id }) => id),
    references: referring.flatMap((name) =>
      all(`[aria-${name}]`).flatMap((element) => element.getAttribute(`aria-${name}`)?.split(/\s+/) ?? []),
    ),
    links: addressed
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search, hash }) => pathname + search + hash),
  };
  for (const foreign of all('script, style, body [lang]')) foreign.remove();
  const labels = ['aria-label', 'title', 'alt', 'placeholder'].flatMap((name) =>
    all(`body [${name}]`).map((element) => element.getAttribute(name) ?? ''),
  );
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts = [facts.title, facts.description, ...labels];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return { ...facts, texts: [...new Set(texts.map((text) => text.trim()).filter(Boolean))] };
}
