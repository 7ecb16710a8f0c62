import { expect, it } from 'vitest';
import { plainSummary } from './plain-summary.ts';

it.each([
  ['<p>Who’s there?</p><p>The play opens.</p>', 'Who’s there? The play opens.'],
  ['<p>Tom &amp; Jerry &lt;3 &#39;n&#39; <b>bold</b></p>', "Tom & Jerry <3 'n' bold"],
  ['', ''],
])('HTML becomes plain text: %j', (html, text) => {
  expect(plainSummary(html)).toBe(text);
});

it('no-break spaces stay in a summary', () => {
  expect(plainSummary('<p>в\u00a0Москве, 5&nbsp;мая</p>')).toBe('в\u00a0Москве, 5\u00a0мая');
});

it('a long text is cut between words', () => {
  const summary = plainSummary(`<p>${'seven, '.repeat(60)}</p>`);
  expect(summary.length).toBeLessThanOrEqual(201);
  expect(summary).toMatch(/seven…$/);
});
