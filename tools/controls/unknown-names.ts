import { parseSync } from 'oxc-parser';

type Node = Readonly<Record<string, unknown>>;

/** Or a list of nodes, whose keys are their places. */
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Whether an identifier under this key only names a property, as against a value that must be there. */
const isLabel = (parent: Node, key: string) =>
  !parent.computed &&
  ((key === 'property' && parent.type === 'MemberExpression') ||
    (key === 'key' && typeof parent.type === 'string' && /Property|Method|Definition/.test(parent.type)));

const bindingKeys: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  CatchClause: ['param'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
};

/** The names that a program uses and neither declares anywhere nor finds in the runtime. Scopes are not looked at. */
export function unknownNames(file: string, source: string): string[] {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (value: unknown, isBinding: boolean): void => {
    if (!isNode(value)) return;
    // Types are gone when the code runs.
    if (typeof value.type === 'string' && /^TS(?!As|NonNull|Satisfies)/.test(value.type)) return;
    if (value.type === 'Identifier') (isBinding ? declared : used).add(String(value.name));
    const bindings = bindingKeys[String(value.type)] ?? [];
    for (const [key, child] of Object.entries(value)) {
      if (isLabel(value, key) || key === 'typeAnnotation') continue;
      // In a pattern, a default is a value.
      const isDefault = value.type === 'AssignmentPattern' && key === 'right';
      visit(child, !isDefault && (isBinding || bindings.includes(key)));
    }
  };
  visit(parseSync(file, source).program.body, false);
  return [...used].filter((name) => !declared.has(name) && !(name in globalThis));
}
