import type { Landing } from '@parterre/contracts/landings/landing';
import { expect, it } from 'vitest';
import { orderPolicy, storefrontPolicy } from './content-policy.ts';

const addresses = { publicApi: '', basketApi: '', errorReports: [] };

const policyWith = (theme: Partial<Landing['theme']>) =>
  // What a policy is made of, and no more.
  storefrontPolicy({ theme } as Landing, addresses);

it('a source of tiles may be called by pages, and nothing else of it', () => {
  const map_tiles = { url: 'https://tiles.example:8443/streets/{z}/{x}/{y}.png', attribution: '© somebody' };
  expect(policyWith({ map_tiles })).toMatchObject({
    connectHosts: ['https://tiles.example:8443'],
    scriptHosts: [],
    frameHosts: [],
  });
});

it.each([{}, { map_tiles: null }])('a site without one calls nobody: %j', (theme) => {
  expect(policyWith(theme).connectHosts).toEqual([]);
});

it('pages of orders call no source of tiles', () => {
  expect(orderPolicy(addresses).connectHosts).toEqual([]);
});
