import { emptyItem } from '@parterre/domain/drafts/new-item';
import { expect, it } from 'vitest';
import { unwrittenPages, withFirstPages } from './first-pages.ts';

const empty = emptyItem('landings', { key: '1', name: 'Theater', mainLang: 'de', currency: 'EUR' });
const first = withFirstPages(empty, 'de');

it('every information page of a new site has a title in all languages and a text in the main one', () => {
  const pages = Object.values(first.info as Record<string, { title: object; body: object }>);
  expect(pages).toHaveLength(7);
  for (const { title, body } of pages) {
    expect(Object.keys(title).sort()).toEqual(['de', 'en', 'es', 'fr', 'ru']);
    expect(body).toEqual({ de: '<p>Dieser Text wird noch geschrieben.</p>' });
  }
});

it('a page is unwritten until somebody has written it', () => {
  expect(unwrittenPages(first)).toHaveLength(7);
  const info = first.info as Record<string, object>;
  const written = { ...first, info: { ...info, about: { title: {}, body: { de: '<p>Seit 1898.</p>' } } } };
  expect(unwrittenPages(written)).not.toContain('about');
  expect(unwrittenPages(written)).toHaveLength(6);
});
