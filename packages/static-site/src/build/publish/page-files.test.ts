import { expect, it } from 'vitest';
import { pageFiles, pathFault } from './page-files.ts';

it.each([
  ['/', 'index.html', 'page-data/index/page-data.json'],
  ['/breads', 'breads/index.html', 'page-data/breads/page-data.json'],
  ['/breads/7', 'breads/7/index.html', 'page-data/breads/7/page-data.json'],
  ['/404.html', '404.html', 'page-data/404.html/page-data.json'],
  ['/%D1%85%D0%BB%D0%B5%D0%B1', 'хлеб/index.html', 'page-data/хлеб/page-data.json'],
])('finds the files of %s', (path, html, data) => {
  expect(pathFault(path)).toBeUndefined();
  expect(pageFiles(path)).toEqual({ html, data });
});

it.each([
  ...[
    '',
    'breads',
    '/breads/',
    '//breads',
    '/breads?x',
    '/breads#x',
    '/../x',
    '/./x',
    '/%2e%2e/x',
    '/a%2fb',
    '/a%00',
  ],
  ...['/%', '/assets/x', '/page-data', '/slice-data/x', '/index', '/breads/index.html'],
])('finds fault with the path "%s"', (path) => {
  expect(pathFault(path)).toEqual(expect.any(String));
});
