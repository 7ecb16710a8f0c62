import type { Language } from '@parterre/static-site/shared/language';
import { footerData, headerData } from '../site/frame-data.ts';
import { type Frame, footerHtml, headerHtml } from './page-html.ts';

// Of the same length as the engine's, with zeros for hashes.
const assets = [
  '<link rel="stylesheet" href="/assets/programme-00000000.css">',
  ...['react', 'show.page', 'programme', 'header.slice', 'footer.slice'].map(
    (name) => `<link rel="modulepreload" href="/assets/${name}-00000000.js">`,
  ),
  '<script type="module" src="/assets/entry-00000000.js"></script>',
].join('');

export const sliceName = (component: string, { code }: Language) => `${component}-${code}-0000000000000000`;

const sliceJson = (component: string, language: Language, data: object) =>
  `"${sliceName(component, language)}":${JSON.stringify({ component, data })}`;

export function createFrame(language: Language): Frame {
  const [header, footer] = [headerData(language), footerData(language)];
  const slices = `${sliceJson('header', language, header)},${sliceJson('footer', language, footer)}`;
  return {
    header: headerHtml(header),
    footer: footerHtml(footer),
    assets,
    inlineEnd: `,"slices":{${slices}},"queries":{}}`,
  };
}
