interface Provider {
  /** All of them end in one mailbox; the first stands for the others. */
  readonly domains: readonly [string, ...string[]];
  /** How the provider reads the part before the `@`. */
  readonly readName: (name: string) => string;
}

/** Those who are known to take several addresses for one without asking their owner. Aliases that an owner has to add are not among them. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], readName: (name) => name.replaceAll('.', '') },
  {
    domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'narod.ru'],
    readName: (name) => name.replaceAll('.', '-'),
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], readName: (name) => name },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    readName: (name) => name.replaceAll(/[._-]/g, ''),
  },
];

const providersByDomain = new Map(
  providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

/**
 * Where mail to an address ends up: `an.na+opera@googlemail.com` and `anna@gmail.com` are read by one person. For counting what
 * somebody is sent, never for sending: not every mail server does so, and then somebody is counted together with a neighbour.
 */
export function mailboxName(canonicalAddress: string): string {
  const at = canonicalAddress.lastIndexOf('@');
  const domain = canonicalAddress.slice(at + 1);
  const [name = ''] = canonicalAddress.slice(0, at).split('+');
  const provider = providersByDomain.get(domain);
  return provider ? `${provider.readName(name)}@${provider.domains[0]}` : `${name}@${domain}`;
}
