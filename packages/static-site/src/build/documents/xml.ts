import { escapeHtml } from '../render/escape-html.ts';

// Control characters that XML 1.0 forbids even when escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be dropped
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const escapeXml = (text: string) => escapeHtml(text.replace(forbidden, ''));

export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
