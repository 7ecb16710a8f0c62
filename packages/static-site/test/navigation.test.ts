import { describe, expect, it } from 'vitest';
import { dataOf, follow, heading, pathOf, runtimeStage, signalKinds, signalled } from './runtime-stage.ts';

const stage = runtimeStage();

it('shows the first page without asking for any data', async () => {
  const page = await stage.open('/shops/1');
  await page.getByRole('link', { name: 'The Oven' }).waitFor();
  expect(stage.host.asked.map(({ path }) => path).filter((path) => path.endsWith('.json'))).toEqual([]);
});

it('brings the page to life', async () => {
  const page = await stage.open('/breads/1');
  await page.getByRole('button').click();
  await page.getByRole('button', { name: 'Loaves: 1' }).waitFor();
});

it('goes to another page without loading a document, in one round trip', async () => {
  const page = await stage.open('/shops/1');
  stage.host.calm();
  await follow(page, '/breads/3?utm_source=mail#shops');
  await signalled(page, 'ended');
  expect([pathOf(page), await heading(page), await page.title()]).toEqual([
    '/breads/3?utm_source=mail#shops',
    'Oat loaf 3',
    'Oat loaf 3',
  ]);
  expect(await signalKinds(page)).toEqual(['started', 'ended']);
  expect([stage.host.documentsAsked(), stage.host.dataAsked()]).toEqual([[], [dataOf('/breads/3')]]);
});

it('asks for nothing when only the query changes, and stays where it is', async () => {
  const page = await stage.open('/breads/1');
  await page.evaluate(() => scrollTo(0, 300));
  stage.host.calm();
  await follow(page, '/breads/1?utm_source=mail');
  await signalled(page, 'ended');
  expect(stage.host.asked).toEqual([]);
  expect([pathOf(page), await page.evaluate(() => scrollY)]).toEqual(['/breads/1?utm_source=mail', 300]);
});

describe('the last intent wins', () => {
  it('when a slow page is overtaken by a fast one', async () => {
    const page = await stage.open('/shops/1');
    const release = stage.host.hold(dataOf('/breads/1'));
    await follow(page, '/breads/1');
    await signalled(page, 'started');
    await follow(page, '/breads/2');
    await signalled(page, 'ended');
    release();
    await follow(page, '/shops/2');
    await signalled(page, 'ended', 2);
    expect(await signalKinds(page)).toEqual(['started', 'cancelled', 'started', 'ended', 'started', 'ended']);
    expect(await heading(page)).toBe('Shop 2');
    await page.goBack();
    await signalled(page, 'ended', 3);
    expect([pathOf(page), await heading(page)]).toEqual(['/breads/2', 'Spelt ring 2']);
  });

  it('when Back is pressed while a page is on its way', async () => {
    const page = await stage.open('/shops/1');
    await follow(page, '/shops/2');
    await signalled(page, 'ended');
    stage.host.hold(dataOf('/breads/1'));
    await follow(page, '/breads/1');
    await signalled(page, 'started', 2);
    await page.goBack();
    await signalled(page, 'ended', 2);
    expect([pathOf(page), await heading(page)]).toEqual(['/shops/1', 'Shop 1']);
    expect(await signalKinds(page)).toEqual(['started', 'ended', 'started', 'cancelled', 'started', 'ended']);
  });

  it('and an impatient second click on the same link does not ask again', async () => {
    const page = await stage.open('/shops/1');
    stage.host.calm();
    const release = stage.host.hold(dataOf('/breads/1'));
    await follow(page, '/breads/1');
    await signalled(page, 'started');
    await follow(page, '/breads/1');
    await signalled(page, 'started', 2);
    release();
    await signalled(page, 'ended');
    expect(stage.host.dataAsked()).toEqual([dataOf('/breads/1')]);
  });
});
