import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openShop } from '../fixtures/shop.ts';
import { type Crawl, crawl } from './crawl.ts';
import { foreignTexts } from './foreign-texts.ts';
import type { PageFacts } from './read-page.ts';

const shop = openShop();
const site = inject('siteUrl');
const languages = inject('languages');
const [mainLanguage = ''] = languages;

let found: Crawl;
let listed: string[];

beforeAll(async () => {
  const page = await shop.open('/robots.txt');
  listed = await page.evaluate(readSitemaps);
  found = await crawl(page, ['/', ...listed.map((address) => address.replace(site, ''))]);
});

/** Sent to the browser, like `readPage`. */
async function readSitemaps(): Promise<string[]> {
  const read = async (path: string) => {
    const xml = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/xml');
    return [...xml.querySelectorAll('loc')].map(({ textContent }) => textContent ?? '');
  };
  const parts = await read('/sitemap.xml');
  return (await Promise.all(parts.map((address) => read(new URL(address).pathname)))).flat();
}

/** What is wrong with each page, as `path: fault`, so that a failure names the pages. */
const faults = (judge: (facts: PageFacts, path: string) => readonly string[]) =>
  [...found.pages].flatMap(([path, facts]) => judge(facts, path).map((fault) => `${path}: ${fault}`));

const parseLanguage = (path: string) =>
  languages.find((code) => code !== mainLanguage && `${path}/`.startsWith(`/${code}/`)) ?? mainLanguage;

it('the whole site is found, in all its languages', () => {
  const counts = languages.map((code) =>
    [...found.pages.keys()].filter((path) => parseLanguage(path) === code),
  );
  expect(counts[0]?.length).toBeGreaterThan(200);
  expect(counts.map(({ length }) => length)).toEqual(counts.map(() => counts[0]?.length));
});

describe('every link', () => {
  it('leads to a page or a file, without a detour', () => {
    expect(faults(({ status }) => (status === 200 ? [] : [`answers ${status}`]))).toEqual([]);
    expect([...found.files].filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('into the middle of a page finds its place there', () => {
    const lost = faults(({ links }) =>
      links.filter((link) => {
        const [, path = '', id = ''] = /^([^?#]*)[^#]*#(.*)$/.exec(link) ?? [];
        return id && !found.pages.get(path)?.ids.includes(decodeURIComponent(id));
      }),
    );
    expect(lost).toEqual([]);
  });

  it('stays in the language of its page, except in the choice of languages', () => {
    const strays = faults(({ links, alternates }, path) => {
      const others = Object.values(alternates).map((address) => address.replace(site, '') || '/');
      return links.filter(
        (link) =>
          found.pages.has(link) && parseLanguage(link) !== parseLanguage(path) && !others.includes(link),
      );
    });
    expect(strays).toEqual([]);
  });
});

describe('every page', () => {
  it('has a title, a description, one heading above all, and no name twice', () => {
    const plain = faults(({ title, description, headings, ids }) => [
      ...(title.length > 3 ? [] : ['no title']),
      ...(description.length > 3 ? [] : ['no description']),
      ...(headings === 1 ? [] : [`${headings} headings of the first rank`]),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} twice`),
    ]);
    expect(plain).toEqual([]);
  });

  it('names no element that it does not have', () => {
    expect(faults(({ ids, references }) => references.filter((id) => !ids.includes(id)))).toEqual([]);
  });

  it('has the container of reCAPTCHA', () => {
    expect(faults(({ ids }) => (ids.includes('recaptcha') ? [] : ['has none']))).toEqual([]);
  });

  it('names its language, itself and its translations, which name it', () => {
    const toAddress = (path: string) => site + (path === '/' ? '' : path);
    const wrong = faults(({ language, canonical, alternates, isListed }, path) => [
      ...(language === parseLanguage(path) ? [] : [`is marked ${language}`]),
      ...(!isListed || canonical.replace(/\/$/, '') === toAddress(path) ? [] : [`is called ${canonical}`]),
      ...(isListed ? languages : []).filter((code) => {
        const other = found.pages.get(alternates[code]?.replace(site, '') || '/');
        return other?.alternates[parseLanguage(path)]?.replace(/\/$/, '') !== toAddress(path);
      }),
    ]);
    expect(wrong).toEqual([]);
  });

  it('that search engines may visit stands in the sitemap, and no other', async () => {
    const robots = await (await fetch(`${inject('address')}/robots.txt`)).text();
    const closed = [...robots.matchAll(/^Disallow: ([^*\s]+)/gm)].map(([, path = '']) => path);
    const isOpen = (path: string) => !closed.some((start) => path.startsWith(start));
    const open = [...found.pages].filter(([path, { isListed }]) => isListed && isOpen(path));
    expect(listed.map((address) => address.replace(site, '') || '/').sort()).toEqual(
      open.map(([path]) => path).sort(),
    );
  });
});

describe('every text', () => {
  it('is a text, not the name of one, nor an unfilled form', () => {
    const isRaw = (text: string) =>
      /^[a-z]+([A-Z_]\w*)+$|\b(pages|forms):\w|\{\w+\}|undefined|\bNaN\b|\[object/.test(text);
    expect(faults(({ texts }) => texts.filter(isRaw))).toEqual([]);
  });

  it('is in the language of its page', () => {
    expect(faults(({ texts }, path) => foreignTexts(texts, parseLanguage(path)))).toEqual([]);
  });
});
