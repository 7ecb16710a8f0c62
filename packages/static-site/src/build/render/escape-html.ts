const special = /[&<>"]/;
const everySpecial = /[&<>"]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text and for attributes in double quotes. Most values hold nothing special: testing first is far cheaper. */
export const escapeHtml = (text: string) =>
  special.test(text) ? text.replace(everySpecial, (character) => entities[character] ?? character) : text;

/** Keeps JSON from closing the script element that carries it. */
export const escapeScriptJson = (json: string) =>
  json.includes('<') ? json.replaceAll('<', '\\u003c') : json;
