import { expect, it } from 'vitest';
import { html } from './html.ts';

it('every value in HTML is escaped, and no markup twice', () => {
  const evil = `<img src=x onerror='alert("1")'>&`;
  const inner = html`<b>${evil}</b>`;
  const escaped = '<b>&lt;img src=x onerror=&#39;alert(&quot;1&quot;)&#39;&gt;&amp;</b>';
  expect(inner.markup).toBe(escaped);
  expect(html`<p>${inner}</p>${[inner, inner]}`.markup).toBe(`<p>${escaped}</p>${escaped}${escaped}`);
});

it('values that are not there leave nothing in HTML', () => {
  expect(html`a${undefined}b${false}c${0}d${''}${[]}`.markup).toBe('abc0d');
});
