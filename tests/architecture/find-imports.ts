import { parseSync } from 'vite';

export interface Import {
  readonly specifier: string;
  /** Erased when the program runs. */
  readonly isType: boolean;
  /** `import(…)`: fetched when it is used. */
  readonly isOnDemand: boolean;
}

/** The modules and globals that a source file uses. */
export interface Reach {
  /** Every module named: static, dynamic, re-exported, type-only, or the URL of a worker. */
  readonly imports: readonly Import[];
  /** Names used as variables, and strings such as `serviceWorker` in `'serviceWorker' in navigator`. */
  readonly names: ReadonlySet<string>;
}

interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Parses the file, so that comments and strings never count as imports. */
export function reachOf(path: string, source: string): Reach {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const names = new Set<string>();
  visit(program, (node) => {
    const specifier = specifierIn(node);
    if (specifier !== undefined)
      imports.push({
        specifier,
        isType: isTypeOnly(node),
        isOnDemand: node.type === 'ImportExpression',
      });
    if (node.type === 'Identifier' && typeof node.name === 'string') names.add(node.name);
    if (node.type === 'Literal' && typeof node.value === 'string') names.add(node.value);
  });
  return { imports, names };
}

function isTypeOnly(node: SyntaxNode): boolean {
  return node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';
}

function specifierIn(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return textOf(node.source) ?? (node.type === 'ImportExpression' ? '(computed)' : undefined);
    case 'TSExternalModuleReference':
      return textOf(node.expression);
    case 'NewExpression':
      return workerIn(node);
    default:
      return undefined;
  }
}

/** `new URL('./x.ts', import.meta.url)`: names a worker or a file. */
function workerIn(node: SyntaxNode): string | undefined {
  const isUrl = isNode(node.callee) && node.callee.name === 'URL';
  if (!isUrl || !Array.isArray(node.arguments) || node.arguments.length !== 2) return undefined;
  const [target, base] = node.arguments;
  const isOfModule = isNode(base) && isNode(base.object) && base.object.type === 'MetaProperty';
  const text = isOfModule ? textOf(target) : undefined;
  return text !== undefined && /\.[cm]?[jt]sx?$/.test(text) ? text : undefined;
}

function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value.type === 'TSLiteralType') return textOf(value.literal);
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value.quasis) || value.quasis.length !== 1)
    return undefined;
  const raw: unknown = value.quasis[0]?.value?.cooked;
  return typeof raw === 'string' ? raw : undefined;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function visit(value: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, see);
    return;
  }
  if (!isNode(value)) return;
  see(value);
  for (const [key, part] of Object.entries(value)) {
    // A name after a dot or before a colon is no variable; `navigator.serviceWorker` is the exception.
    const isOnlyName =
      (key === 'property' || key === 'key') && value.computed !== true && !isServiceWorker(part);
    if (!isOnlyName) visit(part, see);
  }
}

function isServiceWorker(value: unknown): boolean {
  return isNode(value) && value.name === 'serviceWorker';
}
