import { useEffect, useState } from 'react';
import { useSite } from '../../theme/site-settings.ts';
import { visitorConsent } from '../../third-parties/consent/visitor-consent.ts';

/** Whether a map of streets is shown: where the operator names a source, and the visitor allows it to be asked. */
export function useStreets() {
  const site = useSite();
  const source = site.theme.map_tiles;
  const [isAllowed, setAllowed] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!source) return undefined;
    return visitorConsent(site).on(
      'maps',
      () => setAllowed(true),
      () => setAllowed(false),
    );
  }, [site, source]);
  return {
    source: source && isAllowed && !hasFailed ? source : undefined,
    /** The server that would be asked, while it may not be. */
    waitsFor: source && !isAllowed ? new URL(source.url).host : undefined,
    hasFailed,
    allow: () => visitorConsent(site).allow('maps'),
    fail: () => setFailed(true),
  };
}
