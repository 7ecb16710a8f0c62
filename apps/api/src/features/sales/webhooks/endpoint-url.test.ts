import { expect, it } from 'vitest';
import { type EndpointFault, findEndpointFault } from './endpoint-url.ts';

it.each<[url: string, EndpointFault | undefined]>([
  ['https://crm.example/hooks?for=tickets', undefined],
  ['https://crm.example:8443/', undefined],
  ['http://localhost:4000/hooks', undefined],
  ['http://127.0.0.1:4000/', undefined],
  ['http://crm.example/hooks', 'not_encrypted'],
  ['http://localhost.evil.example/', 'not_encrypted'],
  ['https://anna:secret@crm.example/', 'has_credentials'],
  ['ftp://crm.example/', 'not_an_address'],
  ['file:///etc/passwd', 'not_an_address'],
  ['crm.example', 'not_an_address'],
  ['', 'not_an_address'],
])('messages may be sent to %s: %s', (url, fault) => {
  expect(findEndpointFault(url)).toBe(fault);
});
