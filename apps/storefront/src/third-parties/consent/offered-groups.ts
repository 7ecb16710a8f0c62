import type { ConsentGroup } from '@parterre/domain/consent/consent';
import type { SiteSettings } from '../../theme/site-settings.ts';

/** Only groups that the site has services for. */
export function offeredGroups({
  theme,
  errorReporting,
}: Pick<SiteSettings, 'theme' | 'errorReporting'>): ConsentGroup[] {
  const hasMetric = Boolean(theme.ui_metric_id || theme.ui_events_metric_id);
  const has = {
    analytics: hasMetric,
    replay: hasMetric && theme.ui_metric_webvisor === true,
    chat: Boolean(theme.umnico_widget_hash),
    protection: Boolean(theme.recaptcha_site_key),
    errors: errorReporting.dsn !== null && theme.error_reports_personal_data !== false,
    maps: Boolean(theme.map_tiles),
    marketing: true,
  } satisfies Record<ConsentGroup, boolean>;
  return (Object.keys(has) as ConsentGroup[]).filter((group) => has[group]);
}
