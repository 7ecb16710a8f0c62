import { expect, it } from 'vitest';
import type { Address } from '../address/resolve-address.ts';
import { reloadControl } from './reload-control.ts';

const createAddress = (path: string, isProtected = false): Address => ({
  url: new URL(path, 'https://bakery.example'),
  path,
  route: undefined,
  isProtected,
});

/** What Storage promises, as far as it is used. */
function memory(): () => Storage {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return () => storage as Storage; // the other members are not called
}

const bread = createAddress('/breads/1');

it('one reload is allowed per address', () => {
  const control = reloadControl(memory(), 'a');
  expect(control.allow(bread, 'page')).toBe(true);
  expect(control.allow(bread, 'page')).toBe(false);
  expect(control.allow(createAddress('/breads/2'), 'page')).toBe(true);
});

it('a reload is remembered across documents, and another is allowed with the next build', () => {
  const storage = memory();
  expect(reloadControl(storage, 'a').allow(bread, 'page')).toBe(true);
  expect(reloadControl(storage, 'a').allow(bread, 'page')).toBe(false);
  expect(reloadControl(storage, 'b').allow(bread, 'page')).toBe(true);
});

it('another reload is allowed once the page has been drawn', () => {
  const control = reloadControl(memory(), 'a');
  control.allow(bread, 'page');
  control.clear(bread);
  expect(control.allow(bread, 'page')).toBe(true);
});

it('another reload is allowed in the next document once the page has been drawn in this one', () => {
  const storage = memory();
  reloadControl(storage, 'a').allow(bread, 'page');
  const control = reloadControl(storage, 'a');
  control.clear(bread);
  control.leave();
  expect(reloadControl(storage, 'a').allow(bread, 'page')).toBe(true);
});

it('a page that failed after it was drawn stays marked as reloaded', () => {
  const storage = memory();
  const control = reloadControl(storage, 'a');
  control.clear(bread);
  control.allow(bread, 'page');
  control.leave();
  expect(reloadControl(storage, 'a').allow(bread, 'page')).toBe(false);
});

it('a lost chunk allows no second reload when the page around it is drawn', () => {
  const control = reloadControl(memory(), 'a');
  control.allow(bread, 'chunk');
  control.clear(bread);
  expect(control.allow(bread, 'chunk')).toBe(false);
});

it('no reload is allowed on protected paths', () => {
  expect(reloadControl(memory(), 'a').allow(createAddress('/basket', true), 'page')).toBe(false);
});

it.each([
  [
    'storage is refused',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'storage is full',
    () =>
      ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }) as unknown as Storage,
  ],
])('no reload is allowed where %s, and nothing is thrown', (_, storage) => {
  const control = reloadControl(storage, 'a');
  expect(control.allow(bread, 'page')).toBe(false);
  control.clear(bread);
  expect(() => control.leave()).not.toThrow();
});
