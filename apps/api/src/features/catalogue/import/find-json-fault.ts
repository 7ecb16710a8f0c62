const text = String.raw`"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"`;
const plain = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null`;
const token = new RegExp(String.raw`\s*(?:(${text})|(${plain})|([[\]{},:]))`, 'y');

/** What may come next, and what each sign leads to. */
const grammar = {
  value: { text: 'after', plain: 'after', '[': 'first', '{': 'firstKey' },
  first: { text: 'after', plain: 'after', '[': 'first', '{': 'firstKey', ']': 'after' },
  firstKey: { text: 'colon', '}': 'after' },
  key: { text: 'colon' },
  colon: { ':': 'value' },
  after: { ',': 'more', ']': 'after', '}': 'after' },
} as const;
type State = keyof typeof grammar;

/** The line at which a text stops being JSON; the engine's own message mostly does not tell. */
export function findJsonFault(json: string): number {
  const open: string[] = [];
  let state: State = 'value';
  let end = 0;
  for (token.lastIndex = 0; ; end = token.lastIndex) {
    const [, quoted, word, sign = ''] = token.exec(json) ?? [];
    const kind = quoted !== undefined ? 'text' : word !== undefined ? 'plain' : sign;
    const next: string | undefined = (grammar[state] as Readonly<Record<string, string>>)[kind];
    const isWrongEnd = (sign === ']' || sign === '}') && open.pop() !== sign;
    if (next === undefined || isWrongEnd) return lineAfter(json, end);
    if (sign === '[') open.push(']');
    if (sign === '{') open.push('}');
    state = next === 'more' ? (open.at(-1) === '}' ? 'key' : 'value') : (next as State);
  }
}

function lineAfter(json: string, end: number): number {
  const blanks = /^\s*/.exec(json.slice(end))?.[0] ?? '';
  return json.slice(0, end + blanks.length).split('\n').length;
}
