import { expect, it } from 'vitest';
import { plainSummary } from './plain-summary.ts';

it.each([
  ['<p>Who’s there?</p><p>The play opens.</p>', 'Who’s there? The play opens.'],
  ['<p>Tom &amp; Jerry &lt;3 &#39;n&#39; <b>bold</b></p>', "Tom & Jerry <3 'n' bold"],
  ['', ''],
])('makes plain text of %j', (html, text) => {
  expect(plainSummary(html)).toBe(text);
});

it('keeps no-break spaces', () => {
  expect(plainSummary('<p>в\u00a0Москве, 5&nbsp;мая</p>')).toBe('в\u00a0Москве, 5\u00a0мая');
});

it('cuts a long text between words', () => {
  const summary = plainSummary(`<p>${'seven, '.repeat(60)}</p>`);
  expect(summary.length).toBeLessThanOrEqual(201);
  expect(summary).toMatch(/seven…$/);
});
