export type EndpointFault =
  | 'not_an_address'
  /** What is sent there could be read on the way. */
  | 'not_encrypted'
  /** A name and a password in an address end up in logs. */
  | 'has_credentials';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether messages may be sent to an address, as far as the address itself says. Which machine its name leads to is looked at when they are. */
export function findEndpointFault(text: string): EndpointFault | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return 'not_an_address';
  if (url.username !== '' || url.password !== '') return 'has_credentials';
  return url.protocol === 'https:' || localNames.has(url.hostname) ? undefined : 'not_encrypted';
}
