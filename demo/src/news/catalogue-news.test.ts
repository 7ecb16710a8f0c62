import { newsItem } from '@parterre/contracts/catalogue-file/events';
import { expect, it } from 'vitest';
import { catalogueNews } from './catalogue-news.ts';

const news = catalogueNews('2026-11-15');

it('the demo has 30 pieces of news that the contract accepts, each once', () => {
  for (const item of news) newsItem.parse(item);
  expect(new Set(news.map((item) => item.source_id)).size).toBe(30);
});

it('was published within the past 60 days, and none of it today', () => {
  for (const { published_at } of news) {
    expect(published_at >= '2026-09-16T00:00').toBe(true);
    expect(published_at < '2026-11-15T00:00').toBe(true);
  }
});

it('every piece of demo news has two to four paragraphs', () => {
  for (const { body } of news) {
    const counts = Object.values(body).map((text = '') => text.split('<p>').length - 1);
    expect(new Set(counts).size).toBe(1);
    expect([2, 3, 4]).toContain(counts[0]);
  }
});
