import { describe, expect, it } from 'vitest';
import { envelope, envelopeAddress, isDsn } from './envelope.ts';
import { errorEvent } from './error-event.ts';

describe('the address of a project', () => {
  it.each([
    ['https://abc@errors.example/7', 'https://errors.example/api/7/envelope/'],
    ['http://abc:old-secret@localhost:8000/7', 'http://localhost:8000/api/7/envelope/'],
    ['https://abc@errors.example/1234', 'https://errors.example/api/1234/envelope/'],
    ['https://abc@errors.example/behind/proxy/7', 'https://errors.example/behind/proxy/api/7/envelope/'],
  ])('of %s is %s, with version, key and client', (dsn, address) => {
    expect(envelopeAddress(dsn)).toBe(
      `${address}?sentry_version=7&sentry_key=abc&sentry_client=parterre%2F1.0`,
    );
  });

  it.each([
    '',
    'errors.example',
    'https://errors.example/7',
    'ftp://a@b/7',
    'see https://abc@errors.example/7',
    'https://abc@errors.example/7/',
  ])('is not told from %j', (text) => {
    expect(isDsn(text)).toBe(false);
    expect(() => envelopeAddress(text)).toThrow('This is not the address of a reporting project.');
  });
});

it('an envelope is three lines of JSON', () => {
  const dsn = 'https://abc@errors.example/7';
  const event = errorEvent('no', {
    eventId: 'b'.repeat(32),
    nowMs: 0,
    platform: 'node',
    release: 'release-0',
    mechanism: 'hook',
    findModule: () => undefined,
  });
  const lines = envelope(event, dsn, new Date(0)).split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { event_id: 'b'.repeat(32), sent_at: '1970-01-01T00:00:00.000Z', dsn },
    { type: 'event' },
    event,
  ]);
});
