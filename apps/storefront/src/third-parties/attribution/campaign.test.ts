import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearCampaign, readCampaign, saveCampaign } from './campaign.ts';

const stored = new Map<string, string>();
const warn = vi.fn();

beforeEach(() => {
  stored.clear();
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a campaign is read as it was saved', () => {
  saveCampaign({ utm_source: 'mail' });
  expect(readCampaign()).toEqual({ utm_source: 'mail' });
});

it('a campaign is an empty object when nothing is stored, and nothing is logged', () => {
  expect(readCampaign()).toEqual({});
  expect(warn).not.toHaveBeenCalled();
});

it.each(['', '{', 'null', '"mail"', '[{"utm_source":"mail"}]', '7'])(
  'a campaign is an empty object when the entry is unreadable, which is logged once: %j',
  (entry) => {
    stored.set('campaign', entry);
    expect(readCampaign()).toEqual({});
    expect(warn).toHaveBeenCalledOnce();
  },
);

it('a campaign is null when the storage fails, which is logged once', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(readCampaign()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

it('saving and clearing a campaign without storage is only logged', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveCampaign({ utm_source: 'mail' });
  clearCampaign();
  expect(warn).toHaveBeenCalledTimes(2);
});
