import { withValue } from '@parterre/domain/drafts/merge-items';
import { TextField } from '../../../ui/text-field.tsx';
import catalogue from '../catalogue.module.css';
import type { PartProps } from './part-props.ts';
import styles from './sites.module.css';
import { ThemeLine, ThemeSwitch } from './theme-fields.tsx';
import { record, text } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

/** What of others stands on its pages: each is loaded after the page, and where the law asks for it only when it is allowed. */
export function WidgetsPart({ item, onChange }: PartProps) {
  const texts = useSiteTexts();
  const tiles = record(record(item.theme).map_tiles);
  const changeTiles = (name: string, typed: string) => {
    const next = { ...tiles, [name]: typed };
    onChange(
      withValue(
        item,
        ['theme', 'map_tiles'],
        text(next.url) === '' && text(next.attribution) === '' ? null : next,
      ),
    );
  };
  return (
    <div className={catalogue.fields}>
      <p className={styles.hint}>{texts.widgetsHint}</p>
      <ThemeLine item={item} path={['theme', 'umnico_widget_hash']} label={texts.chat} onChange={onChange} />
      <ThemeLine item={item} path={['theme', 'ui_metric_id']} label={texts.metric} onChange={onChange} />
      <ThemeSwitch
        item={item}
        path={['theme', 'ui_metric_webvisor']}
        label={texts.webvisor}
        onChange={onChange}
      />
      <ThemeSwitch
        item={item}
        path={['theme', 'ui_metric_ecommerce']}
        label={texts.ecommerce}
        onChange={onChange}
      />
      <ThemeLine
        item={item}
        path={['theme', 'ui_events_metric_id']}
        label={texts.eventsMetric}
        onChange={onChange}
      />
      <ThemeLine
        item={item}
        path={['theme', 'recaptcha_site_key']}
        label={texts.recaptcha}
        onChange={onChange}
      />
      <TextField
        label={texts.tiles}
        name="map_tiles.url"
        hint={texts.tilesHint}
        value={text(tiles.url)}
        onChange={(typed) => changeTiles('url', typed.trim())}
      />
      <TextField
        label={texts.attribution}
        name="map_tiles.attribution"
        value={text(tiles.attribution)}
        onChange={(typed) => changeTiles('attribution', typed)}
      />
    </div>
  );
}
