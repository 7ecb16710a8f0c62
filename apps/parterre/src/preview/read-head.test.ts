import { expect, it } from 'vitest';
import { readHead } from './read-head.ts';

it('a page is found by its address, its title and its summary, whatever they say', () => {
  const written = "&quot;Mouette&quot; &amp; l'autre &lt;em&gt; &amp;amp;";
  const said = '"Mouette" & l\'autre <em> &amp;';
  const document =
    `<head><title>${written}</title><meta name="description" content="${written}">` +
    '<link rel="canonical" href="https://shop.example/de/events/9"></head>';
  expect(readHead(document)).toEqual({
    address: 'https://shop.example/de/events/9',
    title: said,
    summary: said,
  });
  expect(readHead('<head><title>404</title></head>')).toMatchObject({ title: '404', summary: undefined });
});
