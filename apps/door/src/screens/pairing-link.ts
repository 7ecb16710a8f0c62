import { useEffect, useState } from 'react';

/** The token of a pairing code; undefined when it is another code. */
export function readToken(text: string): string | undefined {
  const [, token] = /\/door\/?#([\w-]{20,100})$/.exec(text) ?? [];
  return token;
}

export interface PairingLink {
  /** Undefined where the app was opened without one. */
  readonly token: string | undefined;
  /** Once it has been followed, or is not to be. */
  readonly forget: () => void;
}

/** What the app was opened with. A phone that is paired follows it as well: whoever carries it tonight was shown the code of tonight. */
export function usePairingLink(): PairingLink {
  const [token, setToken] = useState(() => readToken(location.href));
  useEffect(() => {
    const look = () => setToken(readToken(location.href));
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  const forget = () => {
    history.replaceState(null, '', '/door/');
    setToken(undefined);
  };
  return { token, forget };
}
