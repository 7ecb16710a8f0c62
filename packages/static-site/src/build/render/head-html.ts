import type { Head } from '../../shared/head.ts';
import { escapeHtml, escapeScriptJson } from './escape-html.ts';

const attributeName = /^[a-zA-Z][\w:-]*$/;

function tag(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string {
  let html = `<${name}`;
  for (const attribute in attributes) {
    if (!attributeName.test(attribute))
      throw new Error(`"${attribute}" is no attribute of a <${name}> element.`);
    html += ` ${attribute}="${escapeHtml(attributes[attribute] ?? '')}"`;
  }
  return `${html}>`;
}

const jsonLdScript = (object: object) =>
  `<script type="application/ld+json">${escapeScriptJson(JSON.stringify(object))}</script>`;

export function headHtml({ title, description, meta, links, jsonLd }: Head): string {
  let html = `<title>${escapeHtml(title)}</title>`;
  if (description !== undefined) html += tag('meta', { name: 'description', content: description });
  for (const attributes of meta ?? []) html += tag('meta', attributes);
  for (const attributes of links ?? []) html += tag('link', attributes);
  for (const object of jsonLd ?? []) html += jsonLdScript(object);
  return html;
}
