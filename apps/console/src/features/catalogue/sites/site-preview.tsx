import type { Item } from '@parterre/domain/drafts/item';
import { type ThemeLook, themeCss } from '@parterre/domain/theme/theme-css';
import { useEffect, useRef, useState } from 'react';
import { sitePageAddress } from '../../../api/console-api.ts';
import { Select } from '../../../ui/select.tsx';
import { useCatalogueTexts } from '../use-catalogue-texts.ts';
import styles from './sites.module.css';
import { record, recordList, text, textList, words } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

interface Props {
  readonly label: string;
  readonly item: Item;
  readonly landingId: number;
  /** Whose texts and menus it has; as published when left out. */
  readonly draftId: string | undefined;
  readonly revision: number;
}

type Scheme = 'light' | 'dark';

/** A page of the site itself, in the looks that are being typed. Its texts are as they were saved. */
export function SitePreview({ label, item, landingId, draftId, revision }: Props) {
  const texts = useSiteTexts();
  const { language: nameLanguage } = useCatalogueTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [scheme, setScheme] = useState<Scheme>('light');
  const [width, setWidth] = useState<'phone' | 'screen'>('screen');
  const [page, setPage] = useState('/');
  const theme = record(item.theme);
  const main = text(theme.main_lang);
  const languages = [...new Set([main, ...textList(item.languages)])].filter(Boolean);
  const [chosen, setLanguage] = useState(main);
  const language = languages.includes(chosen) ? chosen : main;
  const prefix = language === main ? '' : `/${language}`;
  const path = `${prefix}${page === '/' && prefix ? '' : page}`;
  const css = writeStyles(theme, scheme);
  const forms = words(theme.tokens);
  const dress = () => {
    const inside = frame.current?.contentDocument;
    const style = inside?.getElementById('theme');
    if (style && css !== undefined) style.textContent = css;
    const root = inside?.querySelector('[data-stub-edge]');
    root?.setAttribute('data-stub-edge', forms['stub-edge'] ?? 'perforated');
    root?.setAttribute('data-hero', forms['hero-form'] ?? 'poster');
  };
  useEffect(dress);
  const src = sitePageAddress({ landing_id: landingId, draft_id: draftId, path });
  return (
    <section className={styles.preview} aria-label={label}>
      <div className={styles.choices}>
        <Select
          label={texts.previewPage}
          value={page}
          options={[
            { value: '/', text: texts.pageNames.home },
            { value: '/events', text: texts.pageNames.events },
            { value: '/about', text: texts.pageNames.about },
            ...recordList(item.pages).map(({ slug }) => ({
              value: `/${text(slug)}`,
              text: `/${text(slug)}`,
            })),
          ]}
          onChange={setPage}
        />
        <Select
          label={texts.previewLanguage}
          value={language}
          options={languages.map((code) => ({ value: code, text: nameLanguage(code) }))}
          onChange={setLanguage}
        />
        <Select
          label={texts.scheme}
          value={scheme}
          options={(['light', 'dark'] as const).map((value) => ({ value, text: texts.schemes[value] }))}
          onChange={setScheme}
        />
        <Select
          label={texts.width}
          value={width}
          options={(['screen', 'phone'] as const).map((value) => ({ value, text: texts.widths[value] }))}
          onChange={setWidth}
        />
      </div>
      <div className={styles.window} data-is-wide={width === 'screen'}>
        <iframe
          // Saved anew, it says something else.
          key={`${src} ${revision}`}
          ref={frame}
          src={src}
          title={texts.previewTitle(path || '/')}
          onLoad={dress}
        />
      </div>
      <p className={styles.hint}>{texts.previewHint}</p>
    </section>
  );
}

/** Undefined while what is typed is no theme. */
function writeStyles(theme: Item, scheme: Scheme): string | undefined {
  const { light, dark } = record(theme.colours);
  const fonts = words(theme.fonts);
  const look: ThemeLook = {
    colours: { light: words(light), dark: words(dark) },
    tokens: words(theme.tokens),
    fonts: { display: fonts.display ?? '', text: fonts.text ?? '' },
  };
  try {
    return `${themeCss(look)}:root { color-scheme: ${scheme}; }`;
  } catch {
    return undefined;
  }
}
