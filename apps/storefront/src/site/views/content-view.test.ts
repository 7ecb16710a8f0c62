import { expect, it } from 'vitest';
import { contentView } from './content-view.ts';

it('the headings of a text become sections with ids', () => {
  const page = contentView('offer', {
    title: 'Terms',
    body: '<p>Who sells.</p><h2>Price &amp; fee</h2><p>All in.</p><h2>Your <em>rights</em></h2>',
  });
  expect(page.sections).toEqual([
    { id: 'part-1', title: 'Price & fee' },
    { id: 'part-2', title: 'Your rights' },
  ]);
  expect(page.body).toContain('<h2 id="part-2">Your <em>rights</em></h2>');
  expect(page.summary).toBe('Who sells. Price & fee All in. Your rights');
});
