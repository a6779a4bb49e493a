import type { Plugin } from 'vite';
import { newVersion, searchFor } from './searchFor.ts';

const library = /\/i18next\/dist\/esm\/i18next\.js$/;

/**
 * Methods that nothing calls with our options, by their class: texts are resources given at once, in flat keys, without a
 * backend, without texts in texts and without copies of the instance. A bundler keeps every method of a class.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  Connector: ['queueLoad', 'loaded', 'read', 'prepareLoading', 'load', 'reload', 'loadOne', 'saveMissing'],
  EventEmitter: ['once', 'off'],
  I18n: [
    'hydrate',
    'getFixedT',
    'exists',
    'loadNamespaces',
    'loadLanguages',
    'dir',
    'cloneInstance',
    'toJSON',
    'use',
    'setDefaultNamespace',
    'hasLoadedNamespace',
    'reloadResources',
  ],
  Interpolator: ['nest', 'reset'],
  LanguageUtil: ['clearCache'],
  Logger: ['deprecate'],
  PluralResolver: ['needsPlural', 'getPluralFormsOfKey', 'getSuffixes', 'clearCache'],
  ResourceStore: [
    'removeNamespaces',
    'addResources',
    'addResourceBundle',
    'getResourceBundle',
    'removeResourceBundle',
    'toJSON',
  ],
  Translator: ['exists', 'getUsedParamsDetails'],
};
/**
 * Its formatter of numbers and dates, which would be made for placeholders with a format, of which ours have none, and what it
 * asks whether texts that come from a backend are loaded.
 */
const unusedCode = [
  'formatter = Formatter;',
  'hasLoadedNamespace: this.hasLoadedNamespace.bind(this),',
  'reloadResources: this.reloadResources.bind(this)',
] as const;

type Method = { type: string; key: { name?: string }; start: number; end: number };
type Statement = { type: string; id?: { name: string }; body?: { body: readonly Method[] } };

/** The methods of a program that are removed, with their names as `Class.method`. */
function* unusedMethods(statements: readonly Statement[]): Generator<Method & { name: string }> {
  for (const { type, id, body } of statements) {
    if (type !== 'ClassDeclaration' || !id || !body) continue;
    for (const method of body.body)
      if (method.type === 'MethodDefinition' && unused[id.name]?.includes(method.key.name ?? ''))
        yield { ...method, name: `${id.name}.${method.key.name}` };
  }
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** A statement that only tells a developer something: a call of the logger. */
const isLogged = ({ type, expression }: Node) =>
  type === 'ExpressionStatement' &&
  isNode(expression) &&
  isNode(expression['callee']) &&
  isNode(expression['callee']['object']) &&
  isNode(expression['callee']['object']['property']) &&
  expression['callee']['object']['property']['name'] === 'logger';

/** The outermost statements below a node that only tell something. */
function* loggedIn(node: Node): Generator<Node> {
  if (isLogged(node)) yield node;
  else
    for (const value of Object.values(node))
      for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) yield* loggedIn(part);
}

const logged = 'a call of its logger';

/** Removes from i18next what no page uses. A build fails where the library has no such method. */
export function slimI18next(): Plugin {
  const names = Object.entries(unused).flatMap(([owner, methods]) => methods.map((method) => `${owner}.${method}`));
  const search = searchFor('slim-i18next', [...names, ...unusedCode, logged], newVersion('i18next', 'slimI18next.ts'));
  return {
    name: 'slim-i18next',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!library.test(id)) return undefined;
      // The parser of the bundler returns ESTree nodes.
      const program = this.parse(code) as unknown as Node & { body: readonly Statement[] };
      const found = [...unusedMethods(program.body)];
      for (const { name } of found) search.found(name);
      for (const text of unusedCode) if (code.includes(text)) search.found(text);
      const calls = [...loggedIn(program)].filter(
        (call) => !found.some(({ start, end }) => start <= call.start && call.end <= end),
      );
      if (calls.length > 0) search.found(logged);
      const parts = [...found.map((part) => ({ ...part, by: '' })), ...calls.map((part) => ({ ...part, by: ';' }))];
      const slim = parts
        .toSorted((a, b) => b.start - a.start)
        .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
      return { code: unusedCode.reduce((text, one) => text.replace(one, ''), slim), map: null };
    },
    buildEnd: search.buildEnd,
  };
}
