import { describe, expect, it } from 'vitest';
import { defaultAppHost, isDroppedError } from './is-dropped-error.ts';

describe('an error event is dropped', () => {
  it.each([
    'Unexpected token ?',
    "SyntaxError: Unexpected token '?'",
    'Script error at https://umnico.com/assets/widget-loader.js',
    'Loading CSS chunk 12 failed. (/styles.4f1.css)',
    'Unable to preload CSS for /assets/event.css',
    'The string did not match the expected pattern.',
    "Failed to execute 'evaluate' on 'Document': The string '//*[' is not a valid XPath expression.",
    "Failed to execute 'snapshotItem' on 'XPathResult': The result is not a node set, and therefore cannot be converted",
  ])('for %s', (message) => {
    expect(isDroppedError(message)).toBe(true);
  });

  it('for the app host that the site names, in place of the default', () => {
    expect(defaultAppHost).toBe('umnico.com');
    expect(isDroppedError('failed: https://chat.example/a.js', 'chat.example')).toBe(true);
    expect(isDroppedError('failed: https://umnico.com/a.js', 'chat.example')).toBe(false);
  });
});

describe('an error event is reported', () => {
  it.each([
    undefined,
    '',
    "Unexpected token '<'",
    'Loading chunk 12 failed.',
    'The string did not match',
    'basket is undefined',
  ])('for %s', (message) => {
    expect(isDroppedError(message)).toBe(false);
  });
});
