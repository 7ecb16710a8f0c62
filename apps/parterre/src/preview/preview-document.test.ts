import { describe, expect, it } from 'vitest';
import {
  bareDocument,
  listNotice,
  previewDocument,
  problemNotice,
  sentenceNotice,
} from './preview-document.ts';
import { chooseTextLanguage } from './preview-texts.ts';

const bar = {
  name: '<b>Autumn</b>',
  language: 'de',
  listHref: '/preview/KEY',
  pages: [{ href: '/preview/KEY/pages/de/events/9', title: 'A & B', isCurrent: true }],
  languages: [
    { href: '/preview/KEY/pages/events/9', title: 'ru', isCurrent: false },
    { href: '/preview/KEY/pages/de/events/9', title: 'de', isCurrent: true },
  ],
};

const published =
  '<!doctype html><html lang="de"><head><link rel="manifest" href="/m"><link rel="later" href="/assets/a.js"></head>' +
  '<body><div id="root"><a class="x" href="/de/events/9">one</a><a href="/de/events/10?x=1">two</a></div>' +
  '<script type="application/json" id="page">{"a":"\\u003c/script>"}</script><script>start()\n</script></body></html>';

const previewed = previewDocument({
  document: published,
  styles: ':root{--ink: #111;}',
  bar,
  findPreview: (href) => (href === '/de/events/9' ? '/preview/KEY/pages/de/events/9' : undefined),
});

describe('a page in a preview', () => {
  it('has nothing that runs', () => {
    expect(previewed).not.toContain('<script');
    expect(previewed).not.toContain('start()');
    expect(previewed).not.toContain('rel="later"');
  });

  it('says what it is, in its language, whatever the draft is called', () => {
    expect(previewed).toContain('<body><aside class="draft-preview" aria-label="Vorschau">');
    expect(previewed).toContain('Entwurf „&lt;b&gt;Autumn&lt;/b&gt;“: noch nicht auf der Website');
    expect(previewed).toContain('<a href="/preview/KEY/pages/de/events/9" aria-current="page">A &amp; B</a>');
    expect(previewed).toContain('hreflang="ru">RU</a>');
  });

  it('has its word after the link that skips to the content, where there is one', () => {
    const skipping = published.replace('<a class', '<a class="skip" href="#content">Zum Inhalt</a><a class');
    const shown = previewDocument({ document: skipping, styles: '', bar, findPreview: () => undefined });
    expect(shown).toContain('<div id="root"><a class="skip" href="#content">Zum Inhalt</a><aside');
  });

  it('looks as the draft would have it', () => {
    expect(previewed.indexOf('--ink: #111;')).toBeLessThan(previewed.indexOf('</head>'));
  });

  it('leads to other pages of the draft, and to the site for the rest', () => {
    expect(previewed).toContain('<a class="x" href="/preview/KEY/pages/de/events/9">one</a>');
    expect(previewed).toContain('<a href="/de/events/10?x=1">two</a>');
  });
});

describe('a page beside a form', () => {
  const bare = bareDocument({ document: published, styles: ':root{}', siteUrl: 'https://a.example/x' });

  it('has nothing that runs and leads nowhere', () => {
    expect(bare).not.toContain('<script');
    expect(bare).toContain('<a class="x">one</a><a>two</a>');
  });

  it('takes files from its site, and its looks from a place that can be written to', () => {
    expect(bare).toContain('<head><base href="https://a.example/x/">');
    expect(bare).toContain('<style id="theme">:root{}</style></head>');
  });
});

describe('what is said instead of a page', () => {
  it('is in the language that is wanted first, of those there are', () => {
    expect(['fr-CA,fr;q=0.9,en;q=0.8', 'ja, es', 'ja', ''].map(chooseTextLanguage)).toEqual([
      'fr',
      'es',
      'ru',
      'ru',
    ]);
    const choose = ({ unknown: heading }: { unknown: string }) => ({ heading });
    expect(sentenceNotice('es', choose)).toContain('<html lang="es"');
    expect(sentenceNotice('ja', choose)).toContain('There is no such draft');
  });

  it('says what is in the way, as text', () => {
    const notice = problemNotice('en', 'Autumn', ['<img src=x> – title: is missing']);
    expect(notice).toContain('<h1>The draft “Autumn” cannot be shown yet</h1>');
    expect(notice).toContain('<li>&lt;img src=x&gt; – title: is missing</li>');
  });

  it('lists pages, or says that there are none', () => {
    const groups = [{ title: 'Deutsch', pages: bar.pages }];
    expect(listNotice({ language: 'en', name: 'Autumn', groups })).toContain('<h2>Deutsch</h2><ul><li><a');
    expect(listNotice({ language: 'en', name: 'Autumn', groups: [] })).toContain('changes no page');
  });
});
