interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('door', {
  // Only files of ours run as workers.
  createScriptURL: (url) => (url.startsWith('/door/') ? url : ''),
});

export const trustedUrl = (url: string): string => policy?.createScriptURL(url) ?? url;
